// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { reviveBackgrounds } from '../../../src/features/adopt-page/backgrounds';
import { attributeOf, noSite, outline, reviveHtml } from './saved-page';

const pictureOf = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector('img') as HTMLElement;
};

const section = (image: string, styles: unknown = {}): string =>
  `<section class="page-section" data-current-styles="${attributeOf(styles)}"><div class="section-border"><div class="section-background">${image}</div></div></section>`;

describe('the picture behind a section', () => {
  it('fills it around its focal point, once', () => {
    const image = pictureOf(section('<img src="lazo.jpg" data-image-focal-point="0.32,0.51">'));
    expect(reviveBackgrounds(document, noSite)).toMatchObject([{ kind: 'background', status: 'adopted' }]);
    expect(image.style).toMatchObject({ width: '100%', height: '100%', objectFit: 'cover' });
    expect(image.style.objectPosition).toBe('32% 51%');
    expect(reviveBackgrounds(document, noSite)).toEqual([]);
  });

  it('has the focal point of its section where a site copier has lost its own', () => {
    const image = pictureOf(
      section('<img src="lazo.jpg" data-image-focal-point=",">', { imageFocalPoint: { x: 0.1, y: 0.9 } }),
    );
    reviveBackgrounds(document, noSite);
    expect(image.style.objectPosition).toBe('10% 90%');
  });

  it('keeps the point that the page has set, and loses the place of the window in which the page was saved', () => {
    const image = pictureOf(
      '<figure class="Index-page-image"><img src="lazo.jpg" style="object-position: 5% 5%; left: 0px; top: -67px; width: 1905px; height: 1071px; transform: translate3d(0, 90px, 0)"></figure>',
    );
    reviveBackgrounds(document, noSite);
    expect(image.style.objectPosition).toBe('5% 5%');
    expect(image.style).toMatchObject({ top: '', left: '', transform: '', width: '100%' });
  });

  it('has the address of its section’s data, unless only the builder has the picture', () => {
    const local = pictureOf(section('<img alt="">', { backgroundImage: { assetUrl: '/lazo.jpg' } }));
    reviveBackgrounds(document, noSite);
    expect(local.getAttribute('src')).toBe('/lazo.jpg');
    const assetUrl = 'https://images.squarespace-cdn.com/content/v1/taller/lazo.jpg';
    const remote = pictureOf(section('<img alt="">', { backgroundImage: { assetUrl } }));
    expect(reviveBackgrounds(document, noSite)).toContainEqual(
      expect.objectContaining({ status: 'left', why: expect.stringContaining(assetUrl) }),
    );
    expect(remote.hasAttribute('src')).toBe(false);
  });

  it('comes back from the layer for parallax', () => {
    const html =
      '<div class="Parallax-host"><div data-parallax-item data-parallax-id="6&quot;2"><figure class="Index-page-image"><img src="lazo.jpg"></figure></div></div><section class="Index-page" data-parallax-id="6&quot;2"><p>Taller</p></section>';
    document.body.innerHTML = html;
    expect(reviveBackgrounds(document, noSite).length).toBe(2);
    expect(outline(document.querySelector('section') as Element)).toBe('p figure(img)');
    expect(reviveBackgrounds(document, noSite)).toEqual([]);
  });
});

describe('a video behind a section', () => {
  const video = (address: string, inside = '<div id="player"></div>'): string =>
    `<div class="sqs-video-background content-fill" data-config-url="${address}"><img class="custom-fallback-image" src="lazo.jpg">${inside}</div>`;

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ])('lies over its picture, which stays: %s', async (address, url) => {
    const { block, attributes } = await reviveHtml('background-video', video(address));
    expect(attributes).toMatchObject({ url, background: 'true' });
    expect(block.style).toMatchObject({ position: 'absolute', width: '100%', height: '100%' });
    expect(outline(document.body)).toBe('div(img az-video)');
  });

  it('takes the place of the player with which the page was saved', async () => {
    const frame = '<iframe id="player" src="about:blank"></iframe>';
    await reviveHtml('background-video', video('https://youtu.be/aqz-KE-bpKQ', frame));
    expect(outline(document.body)).toBe('div(img az-video)');
  });

  it('holds its picture where the page has no place for a player', async () => {
    const { block } = await reviveHtml('background-video', video('https://youtu.be/aqz-KE-bpKQ', ''));
    expect(block.className).toBe('sqs-video-background content-fill');
    expect(outline(document.body)).toBe('az-video(img)');
  });

  it('that the builder hosts plays if its file is the owner’s', async () => {
    const film = (alexandriaUrl: string): string =>
      `<div class="sqs-video-background-native content-fill" data-config-native-video="${attributeOf({ structuredContent: { alexandriaUrl }, alexandriaUrl })}"><div class="sqs-video-background-native__video-player"></div></div>`;
    const { block } = await reviveHtml('background-video', film('/films/{variant}.mp4'));
    expect(block.querySelector('.sqs-native-video')?.getAttribute('data-config-video')).toContain('/films/');
    const address = 'https://video.squarespace-cdn.com/content/v1/taller/{variant}';
    expect((await reviveHtml('background-video', film(address))).entries).toMatchObject([
      { status: 'left', why: expect.stringContaining(address) },
    ]);
  });

  it('without an address stays as it is', async () => {
    expect((await reviveHtml('background-video', video(''))).entries).toMatchObject([{ status: 'left' }]);
  });
});
