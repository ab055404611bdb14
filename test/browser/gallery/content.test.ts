import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import {
  attribute,
  box,
  columns,
  images,
  items,
  loaded,
  openGallery,
  picture,
  pictureNames,
  pictures,
  plain,
  requests,
} from './support';

interface GalleryElement extends HTMLElement {
  data: unknown;
  items: unknown[];
}

const galleryOf = (page: Page) => page.$<GalleryElement>('az-gallery');

/** One slide of each kind that pages have. */
const kinds = `
  <figure><img src="/pictures/lazo.jpg" alt="Lazo" width="1500" height="1000"><figcaption>A ribbon, by <a href="#who">Ana</a></figcaption></figure>
  <img src="/pictures/talavera.jpg" alt="Talavera" width="1500" height="1500">
  <a href="#marina"><img src="/pictures/marina.jpg" alt="Marina" width="1500" height="500"></a>
  <picture><source srcset="/pictures/medio-500w.jpg"><img src="/pictures/medio.jpg" alt="Medio" width="1500" height="844"></picture>
  <div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" href="#clavel">
    <noscript><img src="/pictures/clavel.jpg" alt="Clavel"></noscript>
    <img class="thumb-image" data-src="/pictures/clavel.jpg" data-image="/pictures/clavel.jpg" data-image-dimensions="1500x2250" alt="Clavel">
  </a></div></div>
  <figure><a href="#estrella"><img src="/pictures/estrella.jpg" alt="Estrella" width="1500" height="1000"></a></figure>
  <svg role="img" aria-label="Drawn" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>
  <br>`;
const names = ['Lazo', 'Talavera', 'Marina', 'Medio', 'Clavel', 'Estrella', 'Drawn'];

defaultFlavour(({ name, script }) => {
  describe(`the page's own slides (${name})`, () => {
    it('show unchanged, one in each tile', async () => {
      const page = await openGallery({
        script,
        html: `<az-gallery design="grid" square-thumbs>${kinds}</az-gallery>`,
        width: 1000,
      });
      const tiles = page.allByRole('listitem');
      expect(tiles.map((tile) => page.allByRole('img', { within: tile }).length)).to.deep.equal([
        1, 1, 1, 1, 1, 1, 1,
      ]);
      expect(pictureNames(page)).to.deep.equal(names);
      for (const alt of names) expect(box(page, alt), alt).to.include({ width: 235, height: 235 });
      expect(columns(page)).to.equal(4);
      expect(page.text()).to.equal('A ribbon, by Ana');
      expect(page.byRole('link', { name: 'Ana' }).getBoundingClientRect().width).to.be.lessThan(60);
    });

    it("are the page's own elements, each picture requested once", async () => {
      const html = `<az-gallery design="grid">${kinds}</az-gallery>
        <script>before = [...document.images]; was = before.map((image) => image.parentNode)</script>`;
      const page = await openGallery({ script, html });
      await loaded(page);
      const { before, was } = page.window as unknown as { before: HTMLImageElement[]; was: ParentNode[] };
      expect(before.map(({ alt }) => alt)).to.deep.equal(names.slice(0, -1));
      for (const [index, image] of before.entries()) {
        expect(picture(page, image.alt)).to.equal(image);
        expect(image.parentNode).to.equal(was[index]);
        const { pathname } = new URL(image.currentSrc);
        // The browser's list follows a moment after the picture.
        await page.waitFor(() => requests(page, pathname).length > 0);
        expect(requests(page, pathname)).to.deep.equal([pathname]);
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('fill their tiles, also with the inline styles of a saved page', async () => {
      const saved = `<div class="slide"><div class="margin-wrapper"><a class="content-fill" style="overflow: hidden">
        <noscript><img src="/pictures/lazo.jpg" alt="Lazo"></noscript>
        <img alt="Lazo" class="thumb-image loaded" data-image="/pictures/lazo.jpg" data-src="/pictures/lazo.jpg" src="/pictures/lazo-300w.jpg"
          data-image-dimensions="1500x1000" style="left: -38px; top: 12px; width: 229px; height: 305px; position: relative">
      </a></div></div>`;
      const json =
        '{"design":"grid","aspect-ratio":"square","square-thumbs":false,"padding":0,"thumbnails-per-row":2}';
      const page = await openGallery({
        script,
        html: `<az-gallery design="grid" data-block-json='${json}'>${saved}${saved}</az-gallery>`,
        width: 1000,
      });
      const places = page.allByRole('img').map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [x, y, width, height];
      });
      expect(places).to.deep.equal([
        [0, 0, 500, 500],
        [500, 0, 500, 500],
      ]);
      expect(requests(page, '/pictures/lazo.jpg')).to.deep.equal([]);
      page.$('.slide').remove();
      await page.waitFor(() => page.allByRole('listitem').length === 1);
    });

    it('follow their links', async () => {
      const page = await openGallery({ script, html: `<az-gallery design="grid">${kinds}</az-gallery>` });
      await loaded(page);
      for (const alt of ['Marina', 'Clavel', 'Estrella']) {
        await page.clickWithMouse(picture(page, alt));
        await page.waitFor(() => page.window.location.hash === `#${alt.toLowerCase()}`);
      }
      const { width, height } = page.byRole('link', { name: 'Estrella' }).getBoundingClientRect();
      expect([Math.round(width), Math.round(height)]).to.deep.equal(
        Object.values(box(page, 'Estrella')).slice(2),
      );
    });

    it('are visible all the time, before and after the script loads', async () => {
      const page = await openPage({ script: null, html: `<az-gallery design="grid">${images}</az-gallery>` });
      await loaded(page);
      const frames: string[] = [];
      let watching = true;
      const watch = () => {
        frames.push(pictureNames(page).join());
        if (watching) page.window.requestAnimationFrame(watch);
      };
      watch();
      page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
      await page.waitFor(() => isReady(galleryOf(page)));
      await page.painted();
      watching = false;
      expect([...new Set(frames)]).to.deep.equal(['Lazo,Talavera,Marina']);
      for (const { alt } of items) expect(picture(page, alt).getAnimations()).to.deep.equal([]);
    });

    it('follow the children: added, removed and moved', async () => {
      const page = await openGallery({
        script,
        html: `<az-gallery design="grid">${images}</az-gallery>`,
        width: 1000,
      });
      const [lazo, talavera] = [picture(page, 'Lazo'), picture(page, 'Talavera')];
      galleryOf(page).append(lazo);
      galleryOf(page).insertAdjacentHTML(
        'afterbegin',
        '<figure><img src="/pictures/medio.jpg" alt="Medio"></figure>',
      );
      await page.waitFor(() => pictureNames(page).join() === 'Medio,Talavera,Marina,Lazo');
      await page.waitFor(() => box(page, 'Lazo').x === 765);
      expect([picture(page, 'Lazo'), picture(page, 'Talavera')]).to.deep.equal([lazo, talavera]);
      talavera.remove();
      await page.waitFor(() => page.allByRole('listitem').length === 3);
      expect(talavera.hasAttribute('slot')).to.equal(false);
      expect(box(page, 'Marina').x).to.equal(255);
    });

    it('are as before when the gallery is removed', async () => {
      const page = await openGallery({
        script,
        html: `<az-gallery design="grid">${kinds.replace('<br>', '<img alt="Far" src="/pictures/lazo.jpg" data-focal-point="0,0">')}</az-gallery>`,
      });
      await loaded(page);
      (page.window as unknown as { Azulejo: { destroy(): void } }).Azulejo.destroy();
      await page.painted();
      expect(page.$$('[slot]')).to.deep.equal([]);
      expect(picture(page, 'Far').style.objectPosition).to.equal('');
      expect(page.$('.thumb-image').hasAttribute('width')).to.equal(false);
      expect(pictureNames(page)).to.deep.equal([...names, 'Far']);
    });

    it('can be as many as two thousand', async () => {
      const html = `<az-gallery design="grid">${images.repeat(667)}</az-gallery>`;
      const page = await openGallery({ script, html, width: 1000, height: 700 });
      expect(page.$$('[part=item]').length).to.equal(2001);
      expect(columns(page)).to.equal(4);
      expect(page.errors).to.deep.equal([]);
      expect(page.console).to.deep.equal([]);
    });
  });

  describe(`slides from data that changes (${name})`, () => {
    const html = `<az-gallery design="grid" items="${attribute(items)}"></az-gallery>`;

    it('keep pictures that have loaded', async () => {
      const page = await openGallery({ script, html });
      await loaded(page);
      const nodes = items.map(({ alt }) => picture(page, alt));
      const { marina, lazo, talavera } = pictures;
      galleryOf(page).items = [
        marina,
        { src: '/pictures/medio.jpg', alt: 'Medio' },
        lazo,
        { ...talavera, title: 'New' },
      ];
      await page.waitFor(() => pictureNames(page).join() === 'Marina,Medio,Lazo,Talavera');
      expect(items.map(({ alt }) => picture(page, alt))).to.deep.equal(nodes);
      await loaded(page);
      for (const { src } of items) expect(requests(page, src)).to.deep.equal([src]);
      expect(page.text()).to.equal('New');
    });

    it('can show one picture twice', async () => {
      const page = await openGallery({ script, html });
      galleryOf(page).items = [...items, ...items];
      await page.waitFor(() => pictureNames(page).length === 6);
      expect(page.console).to.deep.equal([]);
    });

    it('change their picture in place when their id stays', async () => {
      const page = await openGallery({
        script,
        html: `<az-gallery design="grid" items="${attribute([{ ...pictures.lazo, id: 'a' }])}"></az-gallery>`,
      });
      const node = picture(page, 'Lazo');
      galleryOf(page).items = [{ ...pictures.marina, id: 'a' }];
      await page.waitFor(() => picture(page, 'Marina').currentSrc.endsWith('/marina.jpg'));
      expect(picture(page, 'Marina')).to.equal(node);
    });

    it('replace the children, which return when the items are removed', async () => {
      const page = await openGallery({ script, html: `<az-gallery design="grid">${images}</az-gallery>` });
      const own = picture(page, 'Lazo');
      galleryOf(page).items = [{ src: '/pictures/medio.jpg', alt: 'Medio' }];
      await page.waitFor(() => pictureNames(page).join() === 'Medio');
      galleryOf(page).items = [];
      await page.waitFor(() => pictureNames(page).length === 3);
      expect(picture(page, 'Lazo')).to.equal(own);
    });
  });

  describe(`a gallery before the script has loaded (${name})`, () => {
    const link = `<link rel="stylesheet" href="/dist/azulejo.css">${plain}`;
    const late = (attributes: string, content = images) =>
      openPage({
        script: null,
        width: 1000,
        html: `${link}<az-gallery design="grid" ${attributes}>${content}</az-gallery><p>After</p>`,
      });
    const upgrade = async (page: Page) => {
      page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
      await page.waitFor(() => isReady(galleryOf(page)));
      await page.painted();
    };
    const places = (page: Page) =>
      page.$$('img, figcaption, p').map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map((px) => Math.round(px * 10) / 10).join(' ');
      });

    it('is a grid already', async () => {
      const page = await late('square-thumbs thumbnails-per-row="3"');
      expect(box(page, 'Marina')).to.deep.equal({ x: 680, y: 0, width: 320, height: 320 });
      expect(page.window.getComputedStyle(picture(page, 'Marina')).objectFit).to.equal('cover');
    });

    const same = [
      '',
      'thumbnails-per-row="1"',
      'thumbnails-per-row="2"',
      'thumbnails-per-row="3" square-thumbs',
      'thumbnails-per-row="6" image-aspect-ratio="square"',
      'data=\'{"thumbnailsPerRow":6,"squareThumbs":true}\'',
      'data=\'{"thumbnails-per-row": 2, "square-thumbs": true}\'',
      'data=\'{"aspect-ratio": "square", "square-thumbs": false}\'',
    ];
    for (const attributes of same)
      it(`does not move when the script arrives: <az-gallery design="grid" ${attributes}>`, async () => {
        const content = kinds
          .replace(/<div class="slide[\s\S]*?<\/div><\/div>/, '')
          .replace(/<svg.*\s*<br>/, '');
        const page = await late(attributes, content);
        await loaded(page);
        const before = places(page);
        await upgrade(page);
        expect(places(page)).to.deep.equal(before);
        expect(await page.shift()).to.equal(0);
      });

    it('reserves the places of pictures that have not loaded', async () => {
      const never = images.replaceAll('src="', 'loading="lazy" src="');
      const page = await late('style="margin-top: 9000px"', never);
      const before = places(page);
      expect(Math.round(picture(page, 'Lazo').getBoundingClientRect().height)).to.equal(157);
      page.window.scrollTo(0, 8900);
      await upgrade(page);
      page.window.scrollTo(0, 0);
      expect(places(page)).to.deep.equal(before);
    });

    if (CSS.supports('gap', 'attr(padding px, 20px)'))
      it('has the space between tiles that its attribute sets', async () => {
        const page = await late('padding="8"');
        const before = places(page);
        await upgrade(page);
        expect(places(page)).to.deep.equal(before);
        expect(await page.shift()).to.equal(0);
      });
  });
});
