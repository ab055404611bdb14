// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributeOf, outline, reviveHtml } from './saved-page';

const id = 'aqz-KE-bpKQ';
const code = `<iframe src="//www.youtube.com/embed/${id}?wmode=opaque" height="480" width="854"></iframe>`;

const block = (json: unknown, html: string, inside = ''): string =>
  `<div class="sqs-block video-block sqs-block-video" data-block-json="${attributeOf(json)}"><div class="sqs-block-content"><div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:56.2%;"><div class="sqs-video-wrapper" data-html="${attributeOf(html)}" data-provider-name="YouTube">${inside}</div></div></div></div></div>`;

describe('a video', () => {
  it('keeps its place and its picture, which is a link to it', async () => {
    const overlay = '<div class="sqs-video-overlay"><img src="lazo.jpg" alt="Un lazo"></div>';
    const { block: element, attributes } = await reviveHtml(
      'video',
      block({ url: `https://www.youtube.com/watch?v=${id}` }, code, overlay),
    );
    expect(element.parentElement?.className).toBe('intrinsic');
    expect(attributes).toEqual({
      url: `https://youtu.be/${id}`,
      width: '1000',
      height: '562',
      style: 'aspect-ratio: 1000 / 562;',
    });
    expect(outline(element)).toBe('a(img)');
    expect(element.querySelector('a')?.getAttribute('href')).toBe(`https://youtu.be/${id}`);
  });

  it.each([
    ['by the embed code, where there is no JSON', '', code],
    [
      'by JSON that a site copier has damaged',
      `{"html":"<iframe src=\\%22_/x.html>","url":"https://youtu.be/${id}"`,
      '<iframe src=_/www.youtube.com/x>',
    ],
    ['by a mangled address', '', `<iframe src=_/www.youtube.com/embed/${id}8344.html?wmode=opaque`],
    ['by the picture of the provider', `{"thumbnailUrl":"https://i.ytimg.com/vi/${id}/hq.jpg"`, ''],
  ])('is found %s', async (_, json, html) => {
    expect((await reviveHtml('video', block(json, html))).attributes.url).toBe(`https://youtu.be/${id}`);
  });

  it('of Vimeo is found, and of others by their code', async () => {
    expect(
      (await reviveHtml('video', block({}, '<iframe src="https://player.vimeo.com/video/76979871">')))
        .attributes.url,
    ).toBe('https://vimeo.com/76979871');
    const other = '<iframe src="https://play.example/v/1"></iframe>';
    expect((await reviveHtml('video', block({}, other))).data).toEqual({ html: other });
  });

  it.each([
    ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?app=1&h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871#t=1m5s', 'https://vimeo.com/76979871?t=1m5s'],
    ['https://vimeo.com/76979871/8272103f6e?t=9', 'https://vimeo.com/76979871/8272103f6e?t=9'],
    [`https://youtu.be/${id}?si=x&t=42`, `https://youtu.be/${id}?t=42`],
    [`https://www.youtube.com/embed/${id}?wmode=opaque&amp;start=42`, `https://youtu.be/${id}?t=42`],
  ])('keeps its key and its start: %s', async (address, expected) => {
    expect((await reviveHtml('video', block({ url: address }, ''))).attributes.url).toBe(expected);
  });

  it('is not taken for another that its data name, too', async () => {
    const data = { url: 'https://play.example/v/1', description: `https://youtu.be/${id}` };
    const html = '<iframe src="https://play.example/v/1"></iframe>';
    const { attributes, data: settings } = await reviveHtml('video', block(data, html));
    expect(attributes.url).toBe(undefined);
    expect(settings).toEqual({ html });
  });

  it('does not keep the builder’s live player, which has a size of its own', async () => {
    const player = `<div class="intrinsic-inner"><iframe height="480"></iframe></div>`;
    const { block: element, entries } = await reviveHtml('video', block({}, code, player));
    expect(entries).toMatchObject([{ status: 'adopted', why: '' }]);
    expect(element.parentElement?.className).toBe('intrinsic');
    expect(document.querySelector('iframe')).toBe(null);
  });

  it('without an address stays as it is', async () => {
    const { entries } = await reviveHtml('video', block('', ''));
    expect(entries).toMatchObject([{ status: 'left', why: 'The page has no address of this video.' }]);
  });
});

describe('a film that the builder hosts', () => {
  const film = (address: string): string =>
    `<div class="sqs-block sqs-block-video"><div class="sqs-native-video" data-config-settings="" data-config-video="${attributeOf({ structuredContent: { alexandriaUrl: address } })}"><div class="native-video-player"></div></div></div>`;

  const withSettings = (film: unknown, json: unknown = {}): string =>
    `<div class="sqs-block sqs-block-video" data-block-json="${attributeOf(json)}"><div class="embed-block-wrapper" style="padding-bottom:1.7777778%;"><div class="sqs-native-video" data-config-settings="${attributeOf(film)}" data-config-video="${attributeOf({ alexandriaUrl: '/films/{variant}.mp4', aspectRatio: 0.5625 })}"></div></div></div>`;

  it('plays by itself and begins again, as in the builder, in its own shape', async () => {
    const settings = { muted: true, autoPlay: true, loop: true, controls: 'full' };
    const { attributes, data, entries } = await reviveHtml(
      'video',
      withSettings(settings, { overlay: false }),
    );
    expect(attributes).toEqual({
      width: '1000',
      height: '1778',
      style: 'aspect-ratio: 1000 / 1778;',
      autoplay: 'true',
      loop: 'true',
    });
    expect(data).toEqual({ overlay: false });
    expect(entries).toMatchObject([{ status: 'adopted', why: '' }]);
  });

  it('waits for the visitor where its settings say no more', async () => {
    const { attributes } = await reviveHtml('video', withSettings('null', { settings: { autoPlay: false } }));
    expect(Object.keys(attributes)).toEqual(['width', 'height', 'style']);
  });

  it('without controls gets those of the browser, and the report says so', async () => {
    const { attributes, entries } = await reviveHtml(
      'video',
      withSettings('', { settings: { autoPlay: true, controls: 'none' } }),
    );
    expect(attributes).toMatchObject({ autoplay: 'true' });
    expect(entries).toMatchObject([
      { status: 'adopted', why: expect.stringContaining('The film had no controls.') },
    ]);
  });

  it('keeps its picture, and not the player that it was saved with', async () => {
    const player =
      '<div class="native-video-player"><div class="plyr"><button>Play</button><div role="timer">00:02</div><video></video><img src="lazo.jpg"></div></div>';
    const html = withSettings('').replace('"></div>', `">${player}</div>`);
    const { block: element, entries } = await reviveHtml('video', html);
    expect(entries).toMatchObject([{ status: 'adopted' }]);
    expect(outline(element)).toBe('div(img)');
    expect(document.body.textContent?.trim()).toBe('');
  });

  it('plays where its file is the owner’s', async () => {
    const { block: element } = await reviveHtml('video', film('/films/{variant}.mp4'));
    expect(element.firstElementChild?.className).toBe('sqs-native-video');
  });

  it('is left with its address where only the builder has it, unless the page allows that', async () => {
    const address = 'https://video.squarespace-cdn.com/content/v1/site/film/{variant}';
    expect((await reviveHtml('video', film(address))).entries[0]?.why).toContain(address);
    expect((await reviveHtml('video', film(address), { mayRequestRemote: true })).entries).toMatchObject([
      { status: 'adopted' },
    ]);
  });
});
