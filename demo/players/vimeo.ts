import { onPageMessage, postToPage, showFilm } from './film';

/**
 * Mock of `https://player.vimeo.com/video/ID`.
 * https://developer.vimeo.com/player/sdk/reference
 */
const film = showFilm({
  provider: 'Vimeo',
  muted: 'muted',
  start: Number.parseFloat(/#t=(.+)s/.exec(location.hash)?.[1] ?? '0'),
});

const subscribedEvents = new Set<unknown>();
const notify = (event: string): void => {
  if (subscribedEvents.has(event)) postToPage({ event });
};
film.onplaying = () => notify('play');
film.onpause = () => film.ended || notify('pause');
film.onended = () => notify('ended');

onPageMessage(({ method, value }) => {
  if (method === 'ping') postToPage({ method });
  if (method === 'addEventListener') {
    subscribedEvents.add(value);
    if (value === 'play' && !film.paused) notify('play');
  }
  if (method === 'play') film.play().catch(() => {});
  if (method === 'pause') film.pause();
});

postToPage({ event: 'ready' });
