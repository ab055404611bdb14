import type { PlayerEvent } from '../../../src/features/embeds/player-protocols';
import type { VideoProvider } from '../../../src/features/embeds/provider-player';

/** The source of a video: a provider's frame or object, or a file. */
export interface VideoSource {
  type: 'iframe' | 'object' | 'file';
  /** Absolute; https unless it is a file's. */
  address: string;
  /** Undefined for a file, and for the player of an unknown provider. */
  provider?: VideoProvider;
}

/** The settings, or markup of a saved page, read as a video. */
export interface EmbeddedVideo {
  /** Embed code. */
  html: string;
  /** A file that the page's own `<video>` names, or that the page's builder hosts. */
  hosted?: VideoSource | undefined;
  title?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  provider?: string | undefined;
  poster?: string | undefined;
  /** Whether the markup of a saved page names the video. */
  isSaved: boolean;
}

export interface PlayerOptions {
  source: VideoSource;
  /** The accessible name of the player. */
  title: string;
  /** Whether the player begins by itself. */
  autoplay: boolean;
  /** Browsers let a video start without a gesture only when it is muted. */
  muted: boolean;
  /** Whether the video moves behind other content: without controls, again and again. */
  isBackground: boolean;
  /** Whether a file begins again at its end. */
  loop: boolean;
  /** The attribute `crossorigin` for a file: without it, browsers load no tracks of another site. */
  crossOrigin: string | null;
  /** A video element that was created and loaded within the visitor's gesture. */
  video?: HTMLVideoElement | undefined;
  /** Where a file begins, in s. */
  startS: number;
  /** The page's `<track>` elements: captions and chapters of a file. */
  tracks: Iterable<Element>;
  onEvent: (event: PlayerEvent | 'error') => void;
}

/** A player takes the place of the picture. Each kind of source has one: file, frame, object. */
export interface Player {
  /** The player loads when this element is put into the page. */
  element: HTMLElement;
  play: () => unknown;
  pause: () => unknown;
  /** Where the visitor is in a file, in s; a provider's frame does not tell. */
  getTimeS?: () => number;
  /** Removes listeners and timers that would outlive the element. */
  destroy: () => void;
}

/** The part of the block that is visible. */
export interface PlayerState {
  /** The picture, the request for consent over it, the text about an invalid embed, or the player. */
  phase: 'overlay' | 'consent' | 'invalid' | 'player';
  /** Names what cannot be played, while the phase is "invalid"; "" where the page has put nothing into the element. */
  unplayable?: string;
  /** The player's element, which is in the page while the phase is "player". */
  element?: HTMLElement | undefined;
  /** Whether the play button ("overlay") or the player ("player") takes the focus when it appears. */
  takesFocus?: boolean;
  /** Whether a video behind other content plays; undefined until it has begun. */
  isPlaying?: boolean;
}
