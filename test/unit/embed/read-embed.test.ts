import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readEmbed, unreadableMessage } from '../../../elements/embed/frame/read-embed';

beforeAll(() => vi.stubGlobal('location', { hostname: 'taller.example' }));

const fromUrl = (url: string) => readEmbed({ url, html: '' });
const fromHtml = (html: string) => readEmbed({ url: '', html });

const figmaKey = 'nrPSsILSYjesyc5UHjYYa4';

describe('the address of a page', () => {
  it.each([
    [
      'YouTube',
      'https://youtu.be/aqz-KE-bpKQ?t=90',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90',
    ],
    ['Vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'SoundCloud',
      'https://soundcloud.com/artist/track?si=tracked',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fartist%2Ftrack',
    ],
    [
      'SoundCloud',
      'https://m.soundcloud.com/artist/sets/album',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fartist%2Fsets%2Falbum',
    ],
    [
      'SoundCloud',
      'https://soundcloud.com/artist/track/s-AbC1?utm_source=mail',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fartist%2Ftrack%2Fs-AbC1',
    ],
    [
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1',
    ],
    ['Spotify', 'https://open.spotify.com/track/6rqhFg?si=x', 'https://open.spotify.com/embed/track/6rqhFg'],
    ['Spotify', 'https://open.spotify.com/intl-es/album/4NWf', 'https://open.spotify.com/embed/album/4NWf'],
    [
      'Spotify',
      'https://open.spotify.com/embed/show/2mTU?utm_source=generator',
      'https://open.spotify.com/embed/show/2mTU',
    ],
    [
      'Google Maps',
      'https://www.google.com/maps/place/Museo+Amparo/@19.04,-98.19,17z/data=!3m1',
      'https://www.google.com/maps?q=Museo+Amparo&z=17&output=embed',
    ],
    [
      'Google Maps',
      'https://www.google.es/maps/@40.4,-3.7,12.5z',
      'https://www.google.com/maps?q=40.4%2C-3.7&z=12&output=embed',
    ],
    [
      'Google Maps',
      'https://maps.google.com/?q=Puebla',
      'https://www.google.com/maps?q=Puebla&z=15&output=embed',
    ],
    [
      'Google Maps',
      'https://www.google.com/maps/search/?api=1&query=Puebla',
      'https://www.google.com/maps?q=Puebla&z=15&output=embed',
    ],
    [
      'Google Maps',
      'https://www.google.com/maps/place/100%/',
      'https://www.google.com/maps?q=100%25&z=15&output=embed',
    ],
    [
      'Google Maps',
      'https://www.google.com.mx/maps/d/viewer?mid=1aB&ll=19,-98',
      'https://www.google.com/maps/d/embed?mid=1aB',
    ],
    [
      'Google Maps',
      'https://www.google.com/maps/embed?pb=!1m18',
      'https://www.google.com/maps/embed?pb=!1m18',
    ],
    [
      'Instagram',
      'https://www.instagram.com/p/CaZu_-1/?igsh=x',
      'https://www.instagram.com/p/CaZu_-1/embed/',
    ],
    ['Instagram', 'https://instagram.com/some.one/reel/CaZu/', 'https://www.instagram.com/reel/CaZu/embed/'],
    ['Instagram', 'https://www.instagram.com/reels/CaZu/', 'https://www.instagram.com/reel/CaZu/embed/'],
    [
      'X',
      'https://x.com/someone/status/123?s=20',
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=123',
    ],
    [
      'X',
      'http://mobile.twitter.com/i/web/status/123',
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=123',
    ],
    [
      'X',
      'https://platform.twitter.com/embed/Tweet.html?id=1%262',
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1%262',
    ],
    [
      'TikTok',
      'https://www.tiktok.com/@some.one/video/671?lang=es',
      'https://www.tiktok.com/player/v1/671?description=1&music_info=1',
    ],
    [
      'TikTok',
      'https://m.tiktok.com/v/671.html',
      'https://www.tiktok.com/player/v1/671?description=1&music_info=1',
    ],
    [
      'TikTok',
      'https://www.tiktok.com/embed/v2/671',
      'https://www.tiktok.com/player/v1/671?description=1&music_info=1',
    ],
    [
      'CodePen',
      'https://codepen.io/someone/pen/abcDEF',
      'https://codepen.io/someone/embed/abcDEF?default-tab=result',
    ],
    [
      'CodePen',
      'https://codepen.io/team/us/embed/preview/abcDEF?theme-id=dark',
      'https://codepen.io/team/us/embed/abcDEF?theme-id=dark',
    ],
    [
      'Figma',
      `https://www.figma.com/proto/${figmaKey}/Wall?node-id=1-2`,
      `https://embed.figma.com/proto/${figmaKey}/Wall?node-id=1-2&embed-host=taller.example`,
    ],
    [
      'Figma',
      'https://www.figma.com/embed?embed_host=share&url=x',
      'https://www.figma.com/embed?embed_host=share&url=x',
    ],
  ])('of %s: %s', (provider, url, address) => {
    const embed = fromUrl(url);
    expect(embed?.provider).toBe(provider);
    expect(embed?.address.replace('&enablejsapi=1&playsinline=1', '')).toBe(address);
  });

  it.each([
    '',
    'text',
    '/page',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://example.com/',
    'https://soundcloud.com/',
    'https://soundcloud.com/discover',
    'https://soundcloud.com/search?q=tiles',
    'https://soundcloud.com/artist/likes',
    'https://on.soundcloud.com/abc',
    'https://open.spotify.com/',
    'https://www.google.com/search?q=maps',
    'https://www.google.com/maps',
    'https://maps.app.goo.gl/abc',
    'https://www.instagram.com/someone/',
    'https://www.instagram.com/share/p/BAxyz',
    'https://www.instagram.com/share/reel/BAxyz/',
    'https://x.com/someone',
    'https://platform.twitter.com/embed/Tweet.html',
    'https://www.tiktok.com/@someone',
    'https://vm.tiktok.com/ZMabc/',
    'https://codepen.io/someone',
    'https://www.figma.com/community',
    'https://notx.com/a/status/1',
    'https://instagram.com.example.com/p/1/',
    'https://example.com/open.spotify.com/track/1',
    'https://www.youtube.com/@someone',
  ])('that cannot be embedded: %s', (url) => {
    expect(fromUrl(url)).toBeUndefined();
  });

  it('gives the size that the provider recommends', () => {
    const sizeOf = (url: string) => {
      const { ratio, height, maxWidth } = fromUrl(url) ?? {};
      return { ratio: ratio?.toFixed(2), height, maxWidth };
    };
    expect(sizeOf('https://vimeo.com/1')).toEqual({ ratio: '1.78' });
    expect(sizeOf('https://codepen.io/a/pen/b')).toEqual({ ratio: '1.78' });
    expect(sizeOf('https://soundcloud.com/a/b')).toEqual({ height: 166 });
    expect(sizeOf('https://soundcloud.com/a/sets/b')).toEqual({ height: 450 });
    expect(sizeOf('https://open.spotify.com/episode/b')).toEqual({ height: 152 });
    expect(sizeOf('https://open.spotify.com/playlist/b')).toEqual({ height: 352 });
    expect(sizeOf('https://x.com/a/status/1')).toEqual({ height: 600, maxWidth: 550 });
    expect(sizeOf('https://www.tiktok.com/@a/video/1')).toEqual({ height: 600, maxWidth: 338 });
  });
});

describe('an embed code', () => {
  it('gives the address, the title, the size and the harmless permissions of its first frame, and nothing else', () => {
    expect(
      fromHtml(
        `<script src="https://evil.example/x.js"></script><iframe src="https://player.example/1?a=1&amp;b=2" title="A film"
          width="640" height="480" allow="fullscreen; camera; autoplay 'src'; geolocation" onload="x()" srcdoc="<b>"></iframe>
          <iframe src="https://two.example"></iframe><iframe src="https://three.example"></iframe>`,
      ),
    ).toEqual({
      provider: 'player.example',
      address: 'https://player.example/1?a=1&b=2',
      title: 'A film',
      allow: 'autoplay',
      isOwnSite: false,
      ratio: 640 / 480,
    });
  });

  it.each([
    ['width="100%" height="460"', { height: 460 }],
    ['height="460"', { height: 460 }],
    ['width="640"', { ratio: 16 / 9 }],
    ['width="100%" height="100%"', { ratio: 16 / 9 }],
    ['width="-1" height="0"', { ratio: 16 / 9 }],
    ['', { ratio: 16 / 9 }],
  ])('with the size %s', (size, expected) => {
    expect(fromHtml(`<iframe src="https://player.example/" ${size}></iframe>`)).toMatchObject(expected);
  });

  it('of a known provider is read as its page is', () => {
    const frame =
      '<iframe src="http://www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque" width="1" height="9"></iframe>';
    const embedly = `<iframe src="//cdn.embedly.com/widgets/media.html?src=${encodeURIComponent('https://vimeo.com/76979871')}">`;
    expect(fromHtml(frame)).toMatchObject({ provider: 'YouTube', ratio: 16 / 9 });
    expect(fromHtml(embedly)).toMatchObject({ provider: 'Vimeo' });
  });

  it('of Embedly is the frame inside it, of any provider', () => {
    const model = 'https://sketchfab.example/models/1/embed';
    expect(
      fromHtml(
        `<iframe class="embedly-embed" src="//cdn.embedly.com/widgets/media.html?src=${encodeURIComponent(model)}&amp;key=1" width="640" height="320">`,
      ),
    ).toMatchObject({ provider: 'sketchfab.example', address: model, ratio: 2 });
  });

  it('of the page’s own site may be http, as on a developer’s machine', () => {
    expect(fromHtml('<iframe src="http://taller.example/horno"></iframe>')).toMatchObject({
      address: 'http://taller.example/horno',
      isOwnSite: true,
    });
  });

  it('of a post, without a frame, names the post', () => {
    const html = `<blockquote class="twitter-tweet"><p lang="es">Azul <a href="https://t.co/x">#azul</a></p>
      <a href="https://twitter.com/taller/status/42?ref_src=twsrc%5Etfw">May 1</a></blockquote>
      <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`;
    expect(fromHtml(html)?.address).toBe('https://platform.twitter.com/embed/Tweet.html?dnt=true&id=42');
  });

  it.each([
    '<p>no frame</p>',
    '<script>1</script>',
    '<iframe></iframe>',
    '<iframe src="http://player.example/"></iframe>',
    '<iframe src="/player"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe><iframe src="https://player.example/"></iframe>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<object data="https://player.example/"></object>',
  ])('that is not valid: %s', (html) => {
    expect(fromHtml(html)).toBeUndefined();
  });

  it('stands in for an address that cannot be read, and gives way to one that can', () => {
    const html = '<iframe src="https://player.example/1"></iframe>';
    expect(readEmbed({ url: 'https://example.com/page', html })?.address).toBe('https://player.example/1');
    expect(readEmbed({ url: 'https://vimeo.com/1', html })?.provider).toBe('Vimeo');
  });
});

it('the error about a source that cannot be read names what was found and expected', () => {
  const message = unreadableMessage({ url: 'https://example.com/"x"', html: '<p>' });
  expect(message).toMatch(/^Expected an address of YouTube, .+, or an embed code/);
  expect(message).toContain(
    'found the address "https://example.com/\\"x\\"" and an embed code. The link stays.',
  );
});
