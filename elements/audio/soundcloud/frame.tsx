import { useLayoutEffect, useRef } from 'react';
import { connectToFrame } from '../../../src/features/embeds/frame-connection';
import { type PlayerProtocol, protocolOf } from '../../../src/features/embeds/player-protocols';
import { focusOnMount } from '../../../src/hooks/focus-on-mount';
import { useStyles } from '../../../src/hooks/use-styles';
import type { LazyPlayer } from '../lazy-player';
import type { Track } from '../tracks';
import styles from './frame.css';

/** Connects the player in the frame to the block's player. @returns a function that disconnects them */
const connect = (frame: HTMLIFrameElement, player: LazyPlayer): (() => void) => {
  const connection = connectToFrame(frame, {
    origin: new URL(frame.src).origin,
    protocol: protocolOf('soundcloud') as PlayerProtocol,
    onEvent: (event) => player.run((loaded) => loaded.onFrameEvent(event)),
  });
  player.run((loaded) => loaded.setFrame(connection));
  return () => {
    connection.destroy();
    player.run((loaded) => loaded.setFrame(undefined));
  };
};

interface SoundCloudFrameProps {
  player: LazyPlayer;
  track: Track;
}

/** A frame with SoundCloud's player, in the place of the button that the visitor has pressed. */
export const SoundCloudFrame = ({ player, track }: SoundCloudFrameProps) => {
  useStyles(player.host, styles);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    focusOnMount(frame.current);
    return connect(frame.current, player);
  }, [player]);
  return <iframe ref={frame} part="frame" title={track.title} src={track.player} allow="autoplay" />;
};
