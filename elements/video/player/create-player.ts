import type { Player, PlayerOptions, VideoSource } from './contract';
import { connectToFrame } from './frame-connection';

const createFilePlayer = (options: PlayerOptions): Player => {
  const { source, title, autoplay, muted, isBackground, onEvent, video, tracks } = options;
  const element = video ?? document.createElement('video');
  Object.assign(element, {
    controls: !isBackground,
    loop: isBackground,
    playsInline: true,
    muted,
    autoplay,
    preload: autoplay ? 'auto' : 'metadata',
    title,
    src: source.address,
  });
  for (const track of tracks) element.append(track.cloneNode());
  element.onplay = () => onEvent('play');
  // A video pauses when it ends, too.
  element.onpause = () => element.ended || onEvent('pause');
  element.onended = () => onEvent('ended');
  element.onerror = () => onEvent('error');
  // Where the browser forbids playing, the visitor presses the player's own button.
  const play = () => element.play().catch(() => {});
  if (autoplay) play();
  return {
    element,
    play,
    pause: () => element.pause(),
    destroy() {
      // The browser pauses a removed video, and reports that when the next player may play already.
      element.onplay = element.onpause = element.onended = element.onerror = null;
      element.removeAttribute('src');
    },
  };
};

/**
 * Parameters for a player without controls that begins again at its end.
 * YouTube: https://developers.google.com/youtube/player_parameters (one video repeats as a list of itself);
 * Vimeo: https://help.vimeo.com/hc/en-us/articles/12426260232977
 */
const backgroundParameters = ({ provider }: VideoSource, { pathname }: URL): Record<string, string> => {
  if (provider === 'vimeo') return { background: '1', loop: '1' };
  const playlist = pathname.split('/').at(-1) ?? '';
  return provider ? { controls: '0', disablekb: '1', loop: '1', playlist } : {};
};

const embedAddress = ({ source, autoplay, muted, isBackground }: PlayerOptions): string => {
  const { address, provider } = source;
  const url = new URL(address);
  const parameters = isBackground ? backgroundParameters(source, url) : {};
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (autoplay) url.searchParams.set('autoplay', '1');
  if (muted) url.searchParams.set(provider === 'vimeo' ? 'muted' : 'mute', '1');
  if (provider === 'youtube' && globalThis.origin !== 'null')
    url.searchParams.set('origin', globalThis.origin);
  return url.href;
};

const createFramePlayer = (options: PlayerOptions): Player => {
  const { title, autoplay, source, onEvent } = options;
  const element = document.createElement('iframe');
  Object.assign(element, {
    title,
    // Chromium warns about `fullscreen` in both attributes.
    allow: 'autoplay; encrypted-media; picture-in-picture',
    allowFullscreen: true,
    // YouTube plays nothing for a page whose address it does not get.
    referrerPolicy: 'strict-origin-when-cross-origin',
    loading: autoplay ? 'eager' : 'lazy',
    src: embedAddress(options),
  });
  return { element, ...connectToFrame(element, { provider: source.provider, autoplay, onEvent }) };
};

const createObjectPlayer = (options: PlayerOptions): Player => {
  const element = document.createElement('object');
  // A frame stands in where Trusted Types refuse the address, or the page's policy allows no objects.
  try {
    element.data = embedAddress(options);
  } catch {
    return createFramePlayer(options);
  }
  element.title = options.title;
  element.onerror = () => element.replaceWith(createFramePlayer(options).element);
  return { element, play() {}, pause() {}, destroy() {} };
};

const factories = { iframe: createFramePlayer, object: createObjectPlayer, file: createFilePlayer };

/** Makes the player that the source needs. */
export const createPlayer = (options: PlayerOptions): Player => factories[options.source.type](options);
