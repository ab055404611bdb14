import { onPageMessage, postToPage, showFilm } from './film';

/**
 * Mock of `https://www.youtube-nocookie.com/embed/ID?enablejsapi=1`.
 * https://developers.google.com/youtube/iframe_api_reference#Playback_status
 */
const film = showFilm({
  provider: 'YouTube',
  muted: 'mute',
  start: Number(new URLSearchParams(location.search).get('start')),
});

const states = { unstarted: -1, ended: 0, playing: 1, paused: 2 };
let state = states.unstarted;
let isSubscribed = false;

const setState = (newState: number): void => {
  state = newState;
  if (isSubscribed) postToPage({ event: 'onStateChange', info: state });
};
film.onplaying = () => setState(states.playing);
film.onpause = () => film.ended || setState(states.paused);
film.onended = () => setState(states.ended);

onPageMessage(({ event, func, args }) => {
  if (event === 'listening') {
    postToPage({ event: 'initialDelivery', info: { playerState: state } });
    postToPage({ event: 'onReady' });
  }
  if (func === 'addEventListener' && Array.isArray(args) && args[0] === 'onStateChange') {
    isSubscribed = true;
    setState(state);
  }
  if (func === 'playVideo') film.play().catch(() => {});
  if (func === 'pauseVideo') film.pause();
});
