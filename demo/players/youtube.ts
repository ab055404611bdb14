import { hearPage, showFilm, tellPage } from './film';

/**
 * Stands in for `https://www.youtube-nocookie.com/embed/ID?enablejsapi=1`.
 * https://developers.google.com/youtube/iframe_api_reference#Playback_status
 */
const film = showFilm({
  provider: 'YouTube',
  muted: 'mute',
  start: Number(new URLSearchParams(location.search).get('start')),
});

const states = { unstarted: -1, ended: 0, playing: 1, paused: 2 };
let state = states.unstarted;
let isAsked = false;

const change = (now: number): void => {
  state = now;
  if (isAsked) tellPage({ event: 'onStateChange', info: state });
};
film.onplaying = () => change(states.playing);
film.onpause = () => film.ended || change(states.paused);
film.onended = () => change(states.ended);

hearPage(({ event, func, args }) => {
  if (event === 'listening') {
    tellPage({ event: 'initialDelivery', info: { playerState: state } });
    tellPage({ event: 'onReady' });
  }
  if (func === 'addEventListener' && Array.isArray(args) && args[0] === 'onStateChange') {
    isAsked = true;
    change(state);
  }
  if (func === 'playVideo') film.play().catch(() => {});
  if (func === 'pauseVideo') film.pause();
});
