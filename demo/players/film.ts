/** Where the page is shown: it is told what the film does. */
export const tellPage = (message: object): void => parent.postMessage(JSON.stringify(message), '*');

/** What the page says, one message at a time; what is no message of the provider's is left alone. */
export const hearPage = (hear: (message: Record<string, unknown>) => void): void => {
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'string') return;
    try {
      hear(JSON.parse(data));
    } catch {
      // Somebody else's.
    }
  });
};

interface FilmOptions {
  /** Whose player this stands for. */
  provider: string;
  /** Name of the address's parameter that wants no sound. */
  muted: string;
  /** Where it begins, in s. */
  start: number;
}

/** The film that stands for every video, as large as the page; it begins by itself where the address says so. */
export const showFilm = ({ provider, muted, start }: FilmOptions): HTMLVideoElement => {
  const asked = new URLSearchParams(location.search);
  const film = document.createElement('video');
  Object.assign(film, {
    src: new URL('../../../films/estrellas.webm', import.meta.url).href,
    controls: true,
    playsInline: true,
    muted: asked.get(muted) === '1',
    preload: 'auto',
    title: `A film in place of ${provider}’s`,
  });
  film.addEventListener(
    'loadedmetadata',
    () => {
      film.currentTime = start % film.duration;
      // Not what the browser forbids: then the visitor presses once more.
      if (asked.get('autoplay') === '1') film.play().catch(() => {});
    },
    { once: true },
  );
  document.body.append(film);
  return film;
};
