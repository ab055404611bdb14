/** What a player tells. */
export type Told = 'ready' | 'play' | 'pause' | 'ended';

/** How a provider's player is spoken with, by `postMessage`. */
export interface Protocol {
  /** Says that somebody listens; repeated until it answers. */
  hello: object;
  /** What it is asked for once it has answered. */
  ask: object[];
  command: (name: 'play' | 'pause') => object;
  /** What a message says; nothing for one that is of no matter here. */
  read: (message: Message) => Told | undefined;
}

export interface Message {
  event?: string;
  method?: string;
  info?: number | { playerState?: number };
}

const events = ['play', 'pause', 'ended'] as const;
const states: Record<number, Told> = { 0: 'ended', 1: 'play', 2: 'pause' };

const youtubeCommand = (func: string, ...args: string[]) => ({
  event: 'command',
  func,
  args,
  id: 1,
  channel: 'widget',
});

export const protocols: Record<'youtube' | 'vimeo', Protocol> = {
  youtube: {
    hello: { event: 'listening', id: 1, channel: 'widget' },
    ask: [youtubeCommand('addEventListener', 'onStateChange')],
    command: (name) => youtubeCommand(`${name}Video`),
    read: ({ event, info }) =>
      states[(typeof info === 'object' ? info?.playerState : info) ?? -1] ??
      (event === 'onReady' || event === 'initialDelivery' ? 'ready' : undefined),
  },
  vimeo: {
    hello: { method: 'ping' },
    ask: events.map((value) => ({ method: 'addEventListener', value })),
    command: (method) => ({ method }),
    read: ({ event, method }) =>
      event === 'ready' || method === 'ping' ? 'ready' : events.find((name) => name === event),
  },
};
