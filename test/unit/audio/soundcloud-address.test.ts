// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { soundCloudPlayer } from '../../../elements/audio/soundcloud/address';

/** The address that SoundCloud's player is to play. */
const played = (address: string): string | null | undefined => {
  const player = soundCloudPlayer(new URL(address));
  return player && new URL(player).searchParams.get('url');
};

describe('an address of SoundCloud', () => {
  it.each([
    ['https://soundcloud.com/forss/flickermood', 'https://soundcloud.com/forss/flickermood'],
    [
      'http://www.soundcloud.com/forss/flickermood?si=1&utm_source=mail',
      'https://soundcloud.com/forss/flickermood',
    ],
    ['https://m.soundcloud.com/forss/sets/ecclesia/', 'https://soundcloud.com/forss/sets/ecclesia/'],
    ['https://soundcloud.com/forss', 'https://soundcloud.com/forss'],
    ['https://soundcloud.com/forss/hidden/s-AbC12', 'https://soundcloud.com/forss/hidden/s-AbC12'],
    ['https://api.soundcloud.com/tracks/293', 'https://api.soundcloud.com/tracks/293'],
    [
      'https://api.soundcloud.com/tracks/293?secret_token=s-1&x=2',
      'https://api.soundcloud.com/tracks/293?secret_token=s-1',
    ],
    [
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/7&color=%23ff5500',
      'https://api.soundcloud.com/playlists/7',
    ],
  ])('%s plays', (address, url) => {
    expect(played(address)).toBe(url);
  });

  it.each([
    'https://soundcloud.com/',
    'https://soundcloud.com/discover',
    'https://soundcloud.com/search?q=tiles',
    'https://soundcloud.com/forss/likes',
    'https://soundcloud.com/forss/sets',
    'https://soundcloud.com/forss/a/b/c',
    'https://on.soundcloud.com/AbCdE',
    'https://w.soundcloud.com/player/?url=https%3A//example.com/a.mp3',
    'https://w.soundcloud.com/player/?url=https%3A//w.soundcloud.com/player/',
    'https://api.soundcloud.com/me',
  ])('%s cannot be read', (address) => {
    expect(played(address)).toBeUndefined();
  });

  describe('where the page names another player', () => {
    afterEach(() => Reflect.deleteProperty(globalThis, 'Azulejo'));

    it('leads to that player', () => {
      Object.assign(globalThis, { Azulejo: { config: { soundcloud: 'https://example.com/mock/' } } });
      expect(soundCloudPlayer(new URL('https://soundcloud.com/forss/flickermood'))).toMatch(
        /^https:\/\/example\.com\/mock\/\?url=https/,
      );
    });
  });
});
