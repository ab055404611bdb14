/**
 * Loaded with the frame of a player.
 * @module
 */
import { connectToFrame } from '../../../src/features/embeds/frame-connection';
import {
  type PlayerProtocol,
  type PlayerProvider,
  protocolOf,
} from '../../../src/features/embeds/player-protocols';
import { claimPlayback, releasePlayback } from '../../../src/features/media/active-media';

interface PlayerFrame {
  /** The block's element. */
  host: Element;
  /** Has loaded. */
  frame: HTMLIFrameElement;
  origin: string;
  provider: PlayerProvider;
}

/**
 * One player plays at a time on the page: when that of the frame begins, other media pause, and when they begin, it pauses.
 * @returns a function that ends this
 */
export const coordinatePlayback = ({ host, frame, origin, provider }: PlayerFrame): (() => void) => {
  const connection = connectToFrame(frame, {
    origin,
    protocol: protocolOf(provider) as PlayerProtocol,
    isLoaded: true,
    onEvent: (event) => (event === 'play' ? claimPlayback(media) : releasePlayback(media)),
  });
  const media = { host, yieldPlayback: connection.pause };
  return () => {
    connection.destroy();
    releasePlayback(media);
  };
};
