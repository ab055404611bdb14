import { hearPage, showFilm, tellPage } from './film';

/**
 * Stands in for `https://player.vimeo.com/video/ID`.
 * https://developer.vimeo.com/player/sdk/reference
 */
const film = showFilm({
  provider: 'Vimeo',
  muted: 'muted',
  start: Number.parseFloat(/#t=(.+)s/.exec(location.hash)?.[1] ?? '0'),
});

const asked = new Set<unknown>();
const tell = (event: string): void => {
  if (asked.has(event)) tellPage({ event });
};
film.onplaying = () => tell('play');
film.onpause = () => film.ended || tell('pause');
film.onended = () => tell('ended');

hearPage(({ method, value }) => {
  if (method === 'ping') tellPage({ method });
  if (method === 'addEventListener') {
    asked.add(value);
    if (value === 'play' && !film.paused) tell('play');
  }
  if (method === 'play') film.play().catch(() => {});
  if (method === 'pause') film.pause();
});

tellPage({ event: 'ready' });
