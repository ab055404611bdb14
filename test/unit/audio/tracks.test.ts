// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { maxTracks } from '../../../elements/audio/max-tracks';
import { schema } from '../../../elements/audio/schema';
import { describeTracks } from '../../../elements/audio/structured-data';
import { findPlayable, readTracks, type Track, trackOf } from '../../../elements/audio/tracks';
import { fieldsOf } from '../../../src/build/fields';

const common = { author: 'A workshop', cover: '' };

const read = (url: string, more: object = {}): Track => trackOf({ url, ...more }, { common });

describe('a recording', () => {
  it('has the name of its file where it has none', () => {
    expect(read('https://example.com/sounds/02-la_fuente%20azul.mp3').title).toBe('02 la fuente azul');
    expect(read('https://example.com/50%.mp3').title).toBe('50%');
    expect(read('https://example.com/a.mp3', { title: 'The bell' }).title).toBe('The bell');
  });

  it('has the common author, unless it names its own', () => {
    expect(read('https://example.com/a.mp3').author).toBe('A workshop');
    expect(read('https://example.com/a.mp3', { author: 'Ana' }).author).toBe('Ana');
  });

  it.each(['', 'javascript:alert(1)', 'data:audio/wav;base64,AAAA', 'mailto:a@example.com', 'https://'])(
    'with the address “%s” cannot be played',
    (url) => {
      expect(read(url)).toMatchObject({ kind: 'none', url: '' });
    },
  );

  it('may have an address that the page has just made', () => {
    expect(read('blob:https://example.com/0f1e').kind).toBe('file');
  });

  it('at SoundCloud is a link where its player cannot read the address', () => {
    expect(read('https://soundcloud.com/discover').kind).toBe('link');
    const options = { common, soundCloudPlayer: () => 'https://w.soundcloud.com/player/' };
    expect(trackOf({ url: 'https://soundcloud.com/a/b' }, options).kind).toBe('soundcloud');
  });
});

describe('a recording that cannot be played', () => {
  it('shows, and the block reports the error, where the text about it cannot be loaded', async () => {
    vi.doMock('../../../elements/audio/report-tracks', () => {
      throw Error('offline');
    });
    const report = vi.fn();
    const settings = { title: '', author: '', cover: '' };
    const host = Object.assign(document.createElement('div'), { report }) as never;
    expect(readTracks({ sources: [{ url: '' }], host, settings })).toHaveLength(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith(expect.any(Error)));
    vi.doUnmock('../../../elements/audio/report-tracks');
  });
});

describe('the next recording', () => {
  it('is the nearest one that can be played', () => {
    const tracks = [read('/a.mp3'), read(''), read('https://soundcloud.com/discover'), read('/b.mp3')];
    expect(findPlayable(tracks, { start: 1, step: 1 })).toBe(3);
    expect(findPlayable(tracks, { start: 2, step: -1 })).toBe(0);
    expect(findPlayable(tracks, { start: 4, step: 1 })).toBeUndefined();
  });
});

describe('the limit of recordings', () => {
  it('is the same in the schema, of which browsers check the rest', () => {
    const { wrapped } = schema.entries.items as unknown as { wrapped: { pipe: { requirement?: number }[] } };
    expect(wrapped.pipe.map(({ requirement }) => requirement)).toContain(maxTracks);
    expect(fieldsOf(schema).items).not.toHaveProperty('max');
  });
});

describe('the description for search engines', () => {
  it('has a file with its address, author and duration', () => {
    expect(describeTracks([read('https://example.com/a.mp3', { title: 'Bell', duration: 9 })])).toEqual([
      {
        '@type': 'AudioObject',
        name: 'Bell',
        author: { '@type': 'Person', name: 'A workshop' },
        contentUrl: 'https://example.com/a.mp3',
        duration: 'PT9S',
      },
    ]);
  });

  it('leaves out what cannot be played, and what only this page can play', () => {
    expect(describeTracks([read(''), read('blob:https://example.com/1')])).toEqual([]);
  });
});
