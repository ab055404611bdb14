import type { VideoProvider } from './provider-player';

/** The events that a player reports. */
export type PlayerEvent = 'play' | 'pause' | 'ended';

/** A message of a provider's player. */
export interface PlayerMessage {
  event?: string;
  method?: string;
  info?: number | { playerState?: number };
}

/** The messages that a page exchanges with a provider's player in a frame, by `postMessage`. */
export interface PlayerProtocol {
  /** Tells the player that somebody listens; repeated until it answers. */
  hello: object;
  /** Sent once the player has answered: subscribes to its events. */
  subscriptions: object[];
  command: (name: 'play' | 'pause') => object;
  /** The event that a message reports; undefined for messages about anything else. */
  read: (message: PlayerMessage) => PlayerEvent | 'ready' | undefined;
}

const vimeoEvents = ['play', 'pause', 'ended'] as const;

/** YouTube's numbers: https://developers.google.com/youtube/iframe_api_reference#onStateChange */
const youtubeStates: Record<number, PlayerEvent> = { 0: 'ended', 1: 'play', 2: 'pause' };

const youtubeCommand = (func: string, ...args: string[]) => ({
  event: 'command',
  func,
  args,
  id: 1,
  channel: 'widget',
});

/** SoundCloud's events: https://developers.soundcloud.com/docs/api/html5-widget */
const soundCloudEvents: Record<string, PlayerEvent | 'ready'> = {
  ready: 'ready',
  play: 'play',
  pause: 'pause',
  finish: 'ended',
};

const soundCloudSubscription = (value: string) => ({ method: 'addEventListener', value });

/** A provider whose player plays in a frame. */
export type PlayerProvider = VideoProvider | 'soundcloud';

/** The protocols of the providers whose players take commands and report events. */
const protocols: Partial<Record<PlayerProvider, PlayerProtocol>> = {
  youtube: {
    hello: { event: 'listening', id: 1, channel: 'widget' },
    subscriptions: [youtubeCommand('addEventListener', 'onStateChange')],
    command: (name) => youtubeCommand(`${name}Video`),
    read: ({ event, info }) =>
      youtubeStates[(typeof info === 'object' ? info?.playerState : info) ?? -1] ??
      (event === 'onReady' || event === 'initialDelivery' ? 'ready' : undefined),
  },
  // https://developer.vimeo.com/player/sdk
  vimeo: {
    hello: { method: 'ping' },
    subscriptions: vimeoEvents.map((value) => ({ method: 'addEventListener', value })),
    command: (method) => ({ method }),
    read: ({ event, method }) =>
      event === 'ready' || method === 'ping' ? 'ready' : vimeoEvents.find((name) => name === event),
  },
  soundcloud: {
    // The player reports only once, unasked, that it is ready. It answers this subscription when the recording plays.
    hello: soundCloudSubscription('play'),
    subscriptions: ['play', 'pause', 'finish'].map(soundCloudSubscription),
    command: (method) => ({ method }),
    read: ({ method }) => soundCloudEvents[method ?? ''],
  },
};

/** The protocol of a player in a frame; undefined for one that takes no commands and reports nothing. */
export const protocolOf = (provider: PlayerProvider | undefined): PlayerProtocol | undefined =>
  provider && protocols[provider];
