import { describe, expect, it } from 'vitest';
import { readHostedVideo } from '../../../elements/video/player/hosted-video';

const config = {
  systemDataSourceType: 'mp4',
  alexandriaUrl: 'https://video.example/content/v1/1/2/{variant}',
  aspectRatio: 1.7777777777777777,
  systemDataVariants: '1920:1080,640:360',
};
const read = (values: object, screenPx = 1440) =>
  readHostedVideo(JSON.stringify({ ...config, ...values }), { base: 'https://site.example/page/', screenPx });

describe('a video of the hosted builder', () => {
  it('gives its file, its picture and its shape', () => {
    expect(read({})).toEqual({
      source: { type: 'file', address: 'https://video.example/content/v1/1/2/mp4-h264-1920:1080' },
      poster: 'https://video.example/content/v1/1/2/thumbnail',
      ratio: '1.7777777777777777',
    });
  });

  it.each([
    [390, '640:360'],
    [640, '640:360'],
    [641, '1920:1080'],
    [3840, '1920:1080'],
  ])('plays the file that fills a screen of %i px', (screenPx, size) => {
    expect(read({}, screenPx)?.source.address).toMatch(new RegExp(`/mp4-h264-${size}$`));
  });

  it.each([undefined, null, '', 'none'])(
    'plays its stream where the list of files is %o',
    (systemDataVariants) => {
      expect(read({ systemDataVariants })?.source.address).toMatch(/\/2\/playlist\.m3u8$/);
    },
  );

  it('can have an address relative to the page', () => {
    expect(read({ alexandriaUrl: 'films/{variant}' })?.poster).toBe(
      'https://site.example/page/films/thumbnail',
    );
  });

  it.each(['', '{', 'null', '[]', '{}', '{"alexandriaUrl":1}', '{"alexandriaUrl":"https://video.example/"}'])(
    'is ignored where its data is %s',
    (json) => {
      expect(readHostedVideo(json, { base: 'https://site.example/', screenPx: 1 })).toBe(undefined);
    },
  );

  it('never runs a script address', () => {
    expect(read({ alexandriaUrl: 'javascript:alert(1)//{variant}' })).toBe(undefined);
  });
});
