import { useLayoutEffect, useRef } from 'react';
import { frameMessage } from '../../../src/features/embeds/frame-message';
import { focusOnMount } from '../../../src/hooks/focus-on-mount';
import { useStyles } from '../../../src/hooks/use-styles';
import type { LazyPlayer } from '../lazy-player';
import type { Track } from '../tracks';
import styles from './frame.css';

interface WidgetMessage {
  method: string;
}

/** The player's events -> the block's. */
const events = { play: 'play', pause: 'pause', finish: 'ended' } as const;

const isEvent = (method: string | undefined): method is keyof typeof events => !!method && method in events;

/**
 * SoundCloud's player. It speaks by `postMessage`: https://developers.soundcloud.com/docs/api/html5-widget
 * @returns a function that ends the conversation
 */
const connect = (frame: HTMLIFrameElement, player: LazyPlayer): (() => void) => {
  const { origin } = new URL(frame.src);
  const post = (method: string, value?: string): void =>
    frame.contentWindow?.postMessage(JSON.stringify({ method, value }), origin);
  const onMessage = ({ source, origin: from, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || from !== origin) return;
    const { method } = frameMessage<WidgetMessage>(data);
    if (method === 'ready') for (const name of Object.keys(events)) post('addEventListener', name);
    if (isEvent(method)) player.run((loaded) => loaded.onFrameEvent(events[method]));
  };
  addEventListener('message', onMessage);
  const commands = { play: () => post('play'), pause: () => post('pause') };
  player.run((loaded) => loaded.setFrame(commands));
  return () => {
    removeEventListener('message', onMessage);
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
