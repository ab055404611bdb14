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
  /** The frame, which has loaded. */
  frame: HTMLIFrameElement;
  origin: string;
  provider: PlayerProvider;
}

/**
 * Lets one player play at a time on the page: when the player in the frame begins, other media pause, and the other way round.
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
