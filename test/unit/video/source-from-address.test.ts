import { describe, expect, it } from 'vitest';
import { sourceFromAddress } from '../../../elements/video/player/source-from-address';

const id = 'aqz-KE-bpKQ';

/** The address of YouTube's player, with the parameters that every one has. */
const youtube = (path: string, query = '') =>
  `https://www.youtube-nocookie.com/embed/${path}?${query && `${query}&`}enablejsapi=1&playsinline=1`;
const vimeo = (path: string, query = '', hash = '') =>
  `https://player.vimeo.com/video/${path}?${query && `${query}&`}dnt=1${hash}`;

describe('a YouTube address', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`, youtube(id)],
    [`http://youtube.com/watch?v=${id}`, youtube(id)],
    [`//www.youtube.com/watch?v=${id}`, youtube(id)],
    [`https://m.youtube.com/watch?feature=share&v=${id}&ab_channel=Someone`, youtube(id)],
    [`https://music.youtube.com/watch?v=${id}&si=abc`, youtube(id)],
    [`https://youtu.be/${id}`, youtube(id)],
    [` https://youtu.be/${id}?si=tracked `, youtube(id)],
    [`https://youtu.be/${id}?t=90`, youtube(id, 'start=90')],
    [`https://youtu.be/${id}?t=1m30s`, youtube(id, 'start=90')],
    [`https://youtu.be/${id}?t=1h2m3s`, youtube(id, 'start=3723')],
    [`https://youtu.be/${id}?t=2h`, youtube(id, 'start=7200')],
    [`https://www.youtube.com/watch?v=${id}&t=90s`, youtube(id, 'start=90')],
    [`https://www.youtube.com/watch?v=${id}&start=12`, youtube(id, 'start=12')],
    [`https://www.youtube.com/watch?time_continue=7&v=${id}`, youtube(id, 'start=7')],
    [`https://www.youtube.com/watch?v=${id}#t=1m5s`, youtube(id, 'start=65')],
    [`https://www.youtube.com/watch?v=${id}&t=soon`, youtube(id)],
    [`https://www.youtube.com/shorts/${id}?feature=share`, youtube(id)],
    [`https://www.youtube.com/live/${id}?si=x`, youtube(id)],
    [`https://www.youtube.com/embed/${id}`, youtube(id)],
    [`https://www.youtube.com/v/${id}`, youtube(id)],
    [`https://www.youtube.com/e/${id}`, youtube(id)],
    [`https://www.youtube-nocookie.com/embed/${id}?rel=0&controls=0`, youtube(id, 'rel=0&controls=0')],
    [
      `//www.youtube.com/embed/${id}?wmode=opaque&enablejsapi=1`,
      `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1&playsinline=1`,
    ],
    [`https://www.youtube.com/embed/${id}?feature=oembed&autoplay=1`, youtube(id)],
    [`https://www.youtube.com/watch?v=${id}&list=PL123&index=2`, youtube(id, 'list=PL123&index=2')],
    ['https://www.youtube.com/playlist?list=PL123', youtube('videoseries', 'list=PL123')],
    ['https://www.youtube.com/embed/videoseries?list=PL123', youtube('videoseries', 'list=PL123')],
  ])('%s', (address, expected) => {
    expect(sourceFromAddress(address)).toEqual({ type: 'iframe', address: expected, provider: 'youtube' });
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/@someone',
    'https://www.youtube.com/c/azulejotile',
    'https://www.youtube.com/user/azulejotile',
    'https://vimeo.com/event/4321',
    'https://vimeo.com/showcase/4321',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/playlist',
    'https://youtu.be/aqz-KE-bpKQ-and-more',
  ])('without a video: %s', (address) => {
    expect(sourceFromAddress(address)).toBeUndefined();
  });
});

describe('a Vimeo address', () => {
  it.each([
    ['https://vimeo.com/76979871', vimeo('76979871')],
    ['http://www.vimeo.com/76979871/', vimeo('76979871')],
    ['https://vimeo.com/76979871/abc123def4', vimeo('76979871', 'h=abc123def4')],
    ['https://vimeo.com/76979871/1234567890', vimeo('76979871', 'h=1234567890')],
    ['https://vimeo.com/76979871?h=abc123def4&share=copy', vimeo('76979871', 'h=abc123def4')],
    ['https://player.vimeo.com/video/76979871', vimeo('76979871')],
    ['https://player.vimeo.com/video/76979871?h=abc123def4&title=0', vimeo('76979871', 'h=abc123def4')],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo('76979871')],
    ['https://vimeo.com/channels/123456/76979871', vimeo('76979871')],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo('76979871')],
    ['https://vimeo.com/album/2838732/video/76979871', vimeo('76979871')],
    ['https://vimeo.com/showcase/2838732/video/76979871', vimeo('76979871')],
    ['https://vimeo.com/ondemand/film/76979871', vimeo('76979871')],
    ['https://vimeo.com/76979871#t=1m30s', vimeo('76979871', '', '#t=90s')],
    ['https://vimeo.com/76979871?t=45', vimeo('76979871', '', '#t=45s')],
  ])('%s', (address, expected) => {
    expect(sourceFromAddress(address)).toEqual({ type: 'iframe', address: expected, provider: 'vimeo' });
  });

  it.each(['https://vimeo.com/', 'https://vimeo.com/someone', 'https://vimeo.com/76979871x'])(
    'without a video: %s',
    (address) => {
      expect(sourceFromAddress(address)).toBeUndefined();
    },
  );
});

describe('a file address', () => {
  it.each(['a.mp4', 'a.webm', 'a.m4v', 'a.ogv', 'a.mov', 'live/a.m3u8', 'A.MP4?v=2#t=10'])(
    '%s',
    (address) => {
      expect(sourceFromAddress(address, 'https://example.com/page/')).toEqual({
        type: 'file',
        address: `https://example.com/page/${address}`,
      });
    },
  );

  it.each([
    '',
    'text',
    'a.jpg',
    'https://example.com/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'blob:https://example.com/a.mp4',
    'https://',
  ])('not %s', (address) => {
    expect(sourceFromAddress(address, 'https://example.com/page/')).toBeUndefined();
  });
});
