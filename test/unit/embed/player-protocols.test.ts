import { describe, expect, it } from 'vitest';
import { protocolOf } from '../../../src/features/embeds/player-protocols';

describe('a message of a player', () => {
  it.each([
    [{ event: 'onReady' }, 'ready'],
    [{ event: 'initialDelivery', info: { playerState: -1 } }, 'ready'],
    [{ event: 'onStateChange', info: 1 }, 'play'],
    [{ event: 'onStateChange', info: 2 }, 'pause'],
    [{ event: 'onStateChange', info: 0 }, 'ended'],
    [{ event: 'onStateChange', info: 3 }, undefined],
    [{ event: 'infoDelivery', info: { playerState: 1 } }, 'play'],
    [{ event: 'infoDelivery', info: {} }, undefined],
    [{ event: 'infoDelivery', info: null }, undefined],
    [{}, undefined],
  ] as const)('YouTube: %o reports %s', (message, report) => {
    expect(protocolOf('youtube')?.read(message as object)).toBe(report);
  });

  it.each([
    [{ event: 'ready' }, 'ready'],
    [{ method: 'ping' }, 'ready'],
    [{ event: 'play' }, 'play'],
    [{ event: 'pause' }, 'pause'],
    [{ event: 'ended' }, 'ended'],
    [{ event: 'timeupdate' }, undefined],
    [{}, undefined],
  ] as const)('Vimeo: %o reports %s', (message, report) => {
    expect(protocolOf('vimeo')?.read(message)).toBe(report);
  });

  it.each([
    [{ method: 'ready' }, 'ready'],
    [{ method: 'play' }, 'play'],
    [{ method: 'pause' }, 'pause'],
    [{ method: 'finish' }, 'ended'],
    [{ method: 'playProgress' }, undefined],
    [{}, undefined],
  ] as const)('SoundCloud: %o reports %s', (message, report) => {
    expect(protocolOf('soundcloud')?.read(message)).toBe(report);
  });
});
