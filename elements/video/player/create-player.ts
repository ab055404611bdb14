import { pageOrigin } from '../../../src/core/util/page-origin';
import { connectToFrame } from '../../../src/features/embeds/frame-connection';
import { protocolOf } from '../../../src/features/embeds/player-protocols';
import { playerBaseUrl, type VideoProvider } from '../../../src/features/embeds/provider-player';
import type { Player, PlayerOptions } from './contract';

const createFilePlayer = (options: PlayerOptions): Player => {
  const { source, title, autoplay, muted, isBackground, loop, crossOrigin, startS, onEvent, video, tracks } =
    options;
  const element = video ?? document.createElement('video');
  Object.assign(element, {
    controls: !isBackground,
    loop,
    // Before the address, which begins the request.
    crossOrigin,
    playsInline: true,
    muted,
    autoplay,
    preload: autoplay ? 'auto' : 'metadata',
    title,
    src: source.address,
  });
  // Before the file has loaded, this is where it will begin.
  if (startS) element.currentTime = startS;
  for (const track of tracks) element.append(track.cloneNode());
  element.onplay = () => onEvent('play');
  // The browser fires `pause` at the end of a video, too.
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
    getTimeS: () => (element.ended ? 0 : element.currentTime),
    destroy() {
      // The browser pauses a removed video, and fires the event when the next player may already play.
      element.onplay = element.onpause = element.onended = element.onerror = null;
      element.removeAttribute('src');
      // Ends the download and releases the decoder:
      // https://html.spec.whatwg.org/multipage/media.html#best-practices-for-authors-using-media-elements
      element.load();
    },
  };
};

/** The parameters in the address of a player, as far as they differ between providers. */
interface PlayerParameters {
  /** Name of the parameter that turns the sound off. */
  muted: string;
  /** The parameters of a player without controls that begins again at its end. */
  background: (url: URL) => Record<string, string>;
  /** Whether the player needs the origin of the page to accept its commands. */
  hasOrigin?: boolean;
}

const parametersByProvider: Record<VideoProvider, PlayerParameters> = {
  // https://developers.google.com/youtube/player_parameters
  youtube: {
    muted: 'mute',
    background: ({ pathname }) => ({
      controls: '0',
      disablekb: '1',
      loop: '1',
      // One video repeats as a list of itself.
      playlist: pathname.split('/').at(-1) ?? '',
    }),
    hasOrigin: true,
  },
  // https://help.vimeo.com/hc/en-us/articles/12426260232977
  vimeo: { muted: 'muted', background: () => ({ background: '1', loop: '1' }) },
};

/** Many players in embed codes support these. */
const commonParameters: PlayerParameters = { muted: 'mute', background: () => ({}) };

const embedAddress = ({ source, autoplay, muted, isBackground }: PlayerOptions): string => {
  const { address, provider } = source;
  const url = new URL(address);
  const parameters = provider ? parametersByProvider[provider] : commonParameters;
  for (const [name, value] of Object.entries(isBackground ? parameters.background(url) : {}))
    url.searchParams.set(name, value);
  if (autoplay) url.searchParams.set('autoplay', '1');
  if (muted) url.searchParams.set(parameters.muted, '1');
  // A page in a sandbox has the origin "null", whatever its address.
  if (parameters.hasOrigin && globalThis.origin !== 'null') url.searchParams.set('origin', pageOrigin());
  return url.href;
};

interface RemovalOptions {
  getElement: () => HTMLElement;
  isBackground: boolean;
  onEvent: PlayerOptions['onEvent'];
}

/**
 * The commands for a player that accepts none. Behind other content, a pause removes the player from the page, because the
 * visitor has no other way to stop the motion. Elsewhere the visitor uses the player's own controls.
 */
const commandsByRemoval = ({
  getElement,
  isBackground,
  onEvent,
}: RemovalOptions): Omit<Player, 'element'> => {
  if (!isBackground) return { play() {}, pause() {}, destroy() {} };
  let box: HTMLElement | null = null;
  return {
    pause() {
      const element = getElement();
      box = element.parentElement ?? box;
      element.remove();
      onEvent('pause');
    },
    play() {
      // The player starts again from the beginning.
      if (!getElement().isConnected) box?.append(getElement());
      onEvent('play');
    },
    destroy() {},
  };
};

const createFramePlayer = (options: PlayerOptions): Player => {
  const { isBackground, title, autoplay, source, onEvent } = options;
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
  const { provider } = source;
  const protocol = protocolOf(provider);
  if (provider && protocol) {
    const { origin } = new URL(playerBaseUrl(provider));
    return { element, ...connectToFrame(element, { origin, protocol, autoplay, onEvent }) };
  }
  return { element, ...commandsByRemoval({ getElement: () => element, isBackground, onEvent }) };
};

const createObjectPlayer = (options: PlayerOptions): Player => {
  const { isBackground, onEvent } = options;
  const element = document.createElement('object');
  let current: HTMLElement = element;
  // A frame replaces the object if Trusted Types refuse the address, or if the page's policy allows no objects.
  try {
    element.data = embedAddress(options);
  } catch {
    return createFramePlayer(options);
  }
  element.title = options.title;
  element.onerror = () => {
    const frame = createFramePlayer(options).element;
    current.replaceWith(frame);
    current = frame;
  };
  return { element, ...commandsByRemoval({ getElement: () => current, isBackground, onEvent }) };
};

const factories = { iframe: createFramePlayer, object: createObjectPlayer, file: createFilePlayer };

/** Creates the player for the type of the source. */
export const createPlayer = (options: PlayerOptions): Player => factories[options.source.type](options);
