/** Sends a message to the page around the player. */
export const postToPage = (message: object): void => parent.postMessage(JSON.stringify(message), '*');

/** Calls `handle` for each message of the page. Ignores messages that are not JSON. */
export const onPageMessage = (handle: (message: Record<string, unknown>) => void): void => {
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'string') return;
    try {
      handle(JSON.parse(data));
    } catch {
      // A message of another script.
    }
  });
};

interface FilmOptions {
  /** Name of the mocked provider. */
  provider: string;
  /** Name of the address's parameter that mutes the player. */
  muted: string;
  /** Start position in seconds. */
  start: number;
}

/** Shows one film for all videos, in the size of the page. Starts playing if the address has `autoplay=1`. */
export const showFilm = ({ provider, muted, start }: FilmOptions): HTMLVideoElement => {
  const parameters = new URLSearchParams(location.search);
  const film = document.createElement('video');
  Object.assign(film, {
    src: new URL('../../../films/estrellas.webm', import.meta.url).href,
    controls: true,
    playsInline: true,
    muted: parameters.get(muted) === '1',
    preload: 'auto',
    title: `Mock film of ${provider}`,
  });
  film.addEventListener(
    'loadedmetadata',
    () => {
      film.currentTime = start % film.duration;
      // If the browser blocks autoplay, the visitor presses play in the player.
      if (parameters.get('autoplay') === '1') film.play().catch(() => {});
    },
    { once: true },
  );
  document.body.append(film);
  return film;
};
