import { onPageMessage, postToPage } from './film';

/**
 * Mock of `https://w.soundcloud.com/player/?url=…`, which plays one recording.
 * https://developers.soundcloud.com/docs/api/html5-widget
 */
const recording = document.createElement('audio');
Object.assign(recording, {
  src: new URL('../../../recordings/vals.wav', import.meta.url).href,
  controls: true,
  title: 'Mock recording of SoundCloud',
});
document.body.append(recording);

const subscribedEvents = new Set<unknown>();
const notify = (method: string): void => {
  if (subscribedEvents.has(method)) postToPage({ method });
};
recording.onplaying = () => notify('play');
recording.onpause = () => recording.ended || notify('pause');
recording.onended = () => notify('finish');

onPageMessage(({ method, value }) => {
  if (method === 'addEventListener') {
    subscribedEvents.add(value);
    if (value === 'play' && !recording.paused) notify('play');
  }
  if (method === 'play') recording.play().catch(() => {});
  if (method === 'pause') recording.pause();
});

// If the browser blocks autoplay, the visitor presses play in the player.
if (new URLSearchParams(location.search).get('auto_play') === 'true') recording.play().catch(() => {});
postToPage({ method: 'ready' });
