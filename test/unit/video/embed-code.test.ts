import { describe, expect, it } from 'vitest';
import { sourceFromEmbedCode } from '../../../elements/video/player/source-from-address';
import { htmlToText, parseEmbedCode } from '../../../src/features/embeds/embed-code';

const sourceOf = (html: string) => sourceFromEmbedCode(parseEmbedCode(html));
const playedAddress = (html: string) => sourceOf(html)?.address;
const nocookie = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1&playsinline=1';

describe('an embed code', () => {
  it('gives its address, its shape and its title', () => {
    const html =
      '<iframe width="640" height=480 src="https://example.com/player?a=1&amp;b=2" title=\'A "film"\' onload="x()"></iframe>';
    expect(sourceOf(html)).toEqual({ type: 'iframe', address: 'https://example.com/player?a=1&b=2' });
    expect(parseEmbedCode(html)).toMatchObject({ title: 'A "film"', width: '640', height: '480' });
  });

  it.each([
    ['<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque&amp;amp;feature=oembed"></iframe>'],
    ['<br/><br/>\n<IFRAME SRC="http://www.youtube.com/embed/aqz-KE-bpKQ">\n</IFRAME>\n<br/>'],
    [
      '<iframe class="embedly-embed" src="//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Faqz-KE-bpKQ%3Ffeature%3Doembed&display_name=YouTube&url=x"></iframe>',
    ],
    [
      '<object width="425"><param name="movie" value="http://www.youtube.com/v/aqz-KE-bpKQ"></param><embed src="x"></object>',
    ],
  ])('of YouTube plays from the host without cookies: %s', (html) => {
    expect(playedAddress(html)).toBe(nocookie);
  });

  it("has no title where Embedly writes the provider's name in its place", () => {
    const frame = (title: string) => `<iframe src="https://cdn.embedly.com/x" title="${title}"></iframe>`;
    expect(parseEmbedCode(frame('YouTube embed'))?.title).toBeUndefined();
    expect(parseEmbedCode(frame('How to embed tiles'))?.title).toBe('How to embed tiles');
  });

  it('can be an object', () => {
    expect(sourceOf('<object data="https://example.com/film" type="text/html"></object>')).toEqual({
      type: 'object',
      address: 'https://example.com/film',
    });
  });

  it('can name a file', () => {
    expect(sourceOf('<iframe src="https://example.com/film.mp4"></iframe>')?.type).toBe('file');
  });

  it.each([
    '',
    'text',
    '<p>https://example.com</p>',
    '<iframe></iframe>',
    '<iframe src=""></iframe>',
    '<iframe src="http://example.com/player"></iframe>',
    '<iframe src="/player"></iframe>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="java&#10;script:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<object data="data:text/html,x"></object>',
    '<embed src="https://example.com/film.swf">',
    '<script src="https://example.com/x.js"></script>',
    '<video src="https://example.com/film.mp4"></video>',
    '<p title="<iframe src=x>">no</p>',
  ])('is not valid: %s', (html) => {
    expect(playedAddress(html)).toBeUndefined();
  });

  it('ignores addresses inside other attributes', () => {
    expect(
      playedAddress(
        '<iframe data-src="https://example.com/a" title="src=https://example.com/b" src="https://example.com/c"></iframe>',
      ),
    ).toBe('https://example.com/c');
  });
});

it('the text of a description has neither tags nor entities', () => {
  expect(htmlToText('<p>Tiles &amp; glaze,</p>\n<p>fired&nbsp;<b>twice</b></p>')).toBe(
    'Tiles & glaze, fired twice',
  );
});
