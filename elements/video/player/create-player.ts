import { pageOrigin } from '../../../src/core/util/page-origin';
import { connectToFrame } from '../../../src/features/embeds/frame-connection';
import { protocolOf } from '../../../src/features/embeds/player-protocols';
import { playerBaseUrl, type VideoProvider } from '../../../src/features/embeds/provider-player';
import type { Player, PlayerOptions } from './contract';

const createFilePlayer = (options: PlayerOptions): Player => {
  const { source, title, autoplay, muted, isBackground, loop, crossOrigin, onEvent, video, tracks } = options;
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
      // Ends the download and gives the decoder back: https://html.spec.whatwg.org/multipage/media.html#best-practices-for-authors-using-media-elements
      element.load();
    },
  };
};

/** The parameters in the address of a player, as far as they differ between providers. */
interface PlayerParameters {
  /** Name of the one that turns the sound off. */
  muted: string;
  /** Those of a player without controls that begins again at its end. */
  background: (url: URL) => Record<string, string>;
  /** Whether the player wants to know the origin of the page, whose commands it takes. */
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

/** Many players in embed codes know these. */
const commonParameters: PlayerParameters = { muted: 'mute', background: () => ({}) };

const embedAddress = ({ source, autoplay, muted, isBackground }: PlayerOptions): string => {
  const { address, provider } = source;
  const url = new URL(address);
  const parameters = provider ? parametersByProvider[provider] : commonParameters;
  for (const [name, value] of Object.entries(isBackground ? parameters.background(url) : {}))
    url.searchParams.set(name, value);
  if (autoplay) url.searchParams.set('autoplay', '1');
  if (muted) url.searchParams.set(parameters.muted, '1');
  // That of a page in a sandbox is "null", whatever its address.
  if (parameters.hasOrigin && globalThis.origin !== 'null') url.searchParams.set('origin', pageOrigin());
  return url.href;
};

interface RemovalOptions {
  getElement: () => HTMLElement;
  isBackground: boolean;
  onEvent: PlayerOptions['onEvent'];
}

/**
 * The commands of a player that takes none. Behind other content a pause removes it from the page, which stops it: the visitor has
 * no other way to stop the motion. Elsewhere the visitor uses the player's own controls.
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
      // The player begins anew.
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
  let shown: HTMLElement = element;
  // A frame stands in where Trusted Types refuse the address, or the page's policy allows no objects.
  try {
    element.data = embedAddress(options);
  } catch {
    return createFramePlayer(options);
  }
  element.title = options.title;
  element.onerror = () => {
    const frame = createFramePlayer(options).element;
    shown.replaceWith(frame);
    shown = frame;
  };
  return { element, ...commandsByRemoval({ getElement: () => shown, isBackground, onEvent }) };
};

const factories = { iframe: createFramePlayer, object: createObjectPlayer, file: createFilePlayer };

/** Makes the player that the source needs. */
export const createPlayer = (options: PlayerOptions): Player => factories[options.source.type](options);
