import { converse } from './converse';
import type { Told } from './protocol';
import type { Source } from './source';

export interface PlayerOptions {
  source: Source;
  title: string;
  /** Whether it begins by itself. */
  plays: boolean;
  /** Whether without sound: browsers let nothing else begin without the visitor. */
  muted: boolean;
  /** One that the visitor's own gesture has touched. */
  video?: HTMLVideoElement | undefined;
  tell: (what: Told | 'error') => void;
}

/** What plays in place of the picture. */
export interface Player {
  element: HTMLElement;
  play: () => unknown;
  pause: () => unknown;
  /** Ends what would outlive the element. */
  stop: () => void;
}

const file = ({ source, title, plays, muted, tell, video }: PlayerOptions): Player => {
  const element = video ?? document.createElement('video');
  Object.assign(element, {
    controls: true,
    playsInline: true,
    muted,
    autoplay: plays,
    preload: plays ? 'auto' : 'metadata',
    title,
    src: source.address,
  });
  element.onplay = () => tell('play');
  // It pauses when it ends, too.
  element.onpause = () => element.ended || tell('pause');
  element.onended = () => tell('ended');
  element.onerror = () => tell('error');
  // Not what the browser forbids: then the visitor presses once more.
  const play = () => element.play().catch(() => {});
  if (plays) play();
  return { element, play, pause: () => element.pause(), stop: () => element.removeAttribute('src') };
};

const addressOf = ({ source: { address, speaks }, plays, muted }: PlayerOptions): string => {
  const url = new URL(address);
  if (plays) url.searchParams.set('autoplay', '1');
  if (muted) url.searchParams.set(speaks === 'vimeo' ? 'muted' : 'mute', '1');
  if (speaks === 'youtube' && location.origin !== 'null') url.searchParams.set('origin', location.origin);
  return url.href;
};

const frame = (options: PlayerOptions): Player => {
  const { title, plays, source, tell } = options;
  const element = document.createElement('iframe');
  Object.assign(element, {
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    // YouTube plays nothing for a page that it is not told of.
    referrerPolicy: 'strict-origin-when-cross-origin',
    // One that waits for the visitor waits for being near, too.
    loading: plays ? 'eager' : 'lazy',
    src: addressOf(options),
  });
  const talk = converse(element, { speaks: source.speaks, plays, tell });
  return { element, ...talk };
};

const object = (options: PlayerOptions): Player => {
  const element = document.createElement('object');
  // A frame shows the same: where Trusted Types are required it takes no text, or a policy allows no objects.
  const inFrame = () => frame(options);
  try {
    element.data = addressOf(options);
  } catch {
    return inFrame();
  }
  element.title = options.title;
  element.onerror = () => element.replaceWith(inFrame().element);
  const nothing = () => {};
  return { element, play: nothing, pause: nothing, stop: nothing };
};

const makers = { iframe: frame, object, file };

/** Makes the element that plays; it loads when it is put into the page. */
export const createPlayer = (options: PlayerOptions): Player => makers[options.source.type](options);
