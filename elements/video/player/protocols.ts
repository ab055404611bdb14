import type { VideoProvider } from '../../../src/features/embeds/provider-player';
import type { PlayerEvent, PlayerProtocol } from './contract';

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

/** The protocols of the providers whose players take commands and report events. */
const protocols: Partial<Record<VideoProvider, PlayerProtocol>> = {
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
};

/** The protocol of a player in a frame; undefined for one that takes no commands and reports nothing. */
export const protocolOf = (provider: VideoProvider | undefined): PlayerProtocol | undefined =>
  provider && protocols[provider];
