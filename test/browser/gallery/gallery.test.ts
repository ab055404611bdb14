import { axeViolations } from '../support/axe';
import { defaultFlavour } from '../support/flavour';
import { nameOf } from '../support/roles';
import { describe, expect, it } from '../support/suite';
import { attribute, box, columns, images, openGallery, picture, pictureNames, sources } from './support';

const many = `<az-gallery design="grid" ATTRIBUTES>${images.repeat(4)}</az-gallery>`;

defaultFlavour(({ name, script }) => {
  for (const { from, gallery } of sources) {
    describe(`a grid from ${from} (${name})`, () => {
      it('is a list of pictures', async () => {
        const page = await openGallery({ script, html: gallery(), lang: 'en' });
        const list = page.byRole('list', { name: 'Gallery' });
        const tiles = page.allByRole('listitem', { within: list });
        expect(tiles.length).to.equal(3);
        for (const [index, alt] of ['Lazo', 'Talavera', 'Marina'].entries())
          expect(page.byRole('img', { within: tiles[index] })).to.equal(picture(page, alt));
        expect(page.console).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('has no accessibility violations', async () => {
        const page = await openGallery({ script, html: `<main><h1>Tiles</h1>${gallery()}</main>` });
        expect(await axeViolations(page)).to.deep.equal([]);
      });

      it('has four tiles in a row, 20 px apart, each picture in its own shape', async () => {
        const page = await openGallery({ script, html: gallery(), width: 1000 });
        const width = (1000 - 3 * 20) / 4;
        expect(box(page, 'Lazo')).to.deep.equal({ x: 0, y: 0, width, height: Math.round((width * 2) / 3) });
        expect(box(page, 'Talavera')).to.deep.equal({ x: width + 20, y: 0, width, height: width });
        expect(box(page, 'Marina')).to.include({ x: 2 * (width + 20), height: Math.round(width / 3) });
      });

      it('takes the number of tiles in a row and their distance from its settings', async () => {
        const page = await openGallery({
          script,
          html: gallery('thumbnails-per-row="2" padding="8"'),
          width: 1000,
        });
        expect(box(page, 'Talavera')).to.include({ x: 504, width: 496 });
        expect(box(page, 'Marina')).to.include({ x: 0, y: 504 });
        const close = await openGallery({
          script,
          html: gallery('thumbnails-per-row="1" padding="0"'),
          width: 900,
        });
        expect(box(close, 'Talavera')).to.include({ x: 0, y: 600, width: 900 });
      });

      const shapes: Record<string, number> = {
        'square-thumbs': 1,
        'square-thumbs="false"': 0,
        'image-aspect-ratio="square"': 1,
        'image-aspect-ratio="standard"': 3 / 2,
        'image-aspect-ratio="widescreen"': 16 / 9,
        'image-aspect-ratio="anamorphic-widescreen"': 2.4,
        'image-aspect-ratio="standard-vertical"': 2 / 3,
        'image-aspect-ratio="3:2"': 3 / 2,
        'image-aspect-ratio="1.5"': 3 / 2,
        'image-aspect-ratio="Auto"': 0,
        'image-aspect-ratio="Auto" square-thumbs': 1,
        'aspect-ratio="standard" square-thumbs': 3 / 2,
        'aspect-ratio="square" square-thumbs="false"': 1,
        'data=\'{"aspectRatio": 50}\'': 2,
        'data=\'{"aspectRatio": 50, "aspect-ratio": "square"}\'': 1,
        'data=\'{"aspectRatio": 0}\'': 0,
        'data=\'{"aspectRatio": null, "square-thumbs": "true"}\'': 1,
      };

      it('gives all tiles the shape of its settings', async () => {
        for (const [attributes, ratio] of Object.entries(shapes)) {
          const page = await openGallery({ script, html: gallery(attributes), width: 1000 });
          const { width, height } = box(page, 'Marina');
          expect(width / height, attributes).to.be.closeTo(ratio || 3, 0.02);
          expect(page.console, attributes).to.deep.equal([]);
          page.close();
        }
      });

      it('crops pictures to their tiles, or shows them whole', async () => {
        const objectFit = async (attributes: string) => {
          const page = await openGallery({ script, html: gallery(attributes) });
          return page.window.getComputedStyle(picture(page, 'Marina')).objectFit;
        };
        expect(await objectFit('image-aspect-ratio="square"')).to.equal('cover');
        expect(await objectFit('image-aspect-ratio="square" auto-crop="false"')).to.equal('contain');
        // Saved grids have both settings, and only this one counts there.
        expect(await objectFit('square-thumbs auto-crop="false"')).to.equal('cover');
        expect(await objectFit('image-aspect-ratio="square" square-thumbs="false"')).to.equal('contain');
      });

      it('runs from right to left on a page in that direction', async () => {
        const page = await openGallery({ script, html: gallery(), width: 1000, dir: 'rtl', lang: 'ar' });
        expect(box(page, 'Lazo')).to.include({ x: 765, y: 0 });
        expect(box(page, 'Marina')).to.include({ x: 255, y: 0 });
      });

      it('stays a grid although the page has rules for pictures', async () => {
        const style = `<style>
          *, ::before, ::after { box-sizing: border-box }
          img { max-width: 100%; height: auto; vertical-align: middle; border-style: none }
          ul { margin: 1em; padding-left: 3em; list-style: square } li { margin: 10px; display: inline }
        </style>`;
        const page = await openGallery({ script, html: style + gallery('square-thumbs'), width: 1000 });
        expect(box(page, 'Marina')).to.deep.equal({ x: 510, y: 0, width: 235, height: 235 });
      });

      it('follows a change of its settings', async () => {
        const page = await openGallery({ script, html: gallery('square-thumbs'), width: 1000 });
        const node = picture(page, 'Marina');
        Object.assign(page.$('az-gallery'), { thumbnailsPerRow: 2, squareThumbs: false, padding: 0 });
        await page.waitFor(() => box(page, 'Marina').width === 500);
        expect(box(page, 'Lazo')).to.deep.equal({ x: 0, y: 0, width: 500, height: 333 });
        expect(picture(page, 'Marina')).to.equal(node);
      });
    });
  }

  describe(`a grid in a narrow window (${name})`, () => {
    it('has fewer tiles in a row', async () => {
      const page = await openGallery({ script, html: many.replace('ATTRIBUTES', ''), width: 724 });
      expect(columns(page)).to.equal(4);
      page.resize(723);
      expect(columns(page)).to.equal(3);
      page.resize(480);
      expect(columns(page)).to.equal(3);
      page.resize(479);
      expect(columns(page)).to.equal(2);
      expect(page.document.documentElement.scrollWidth).to.equal(479);
    });

    it('never has more tiles in a row than its settings say', async () => {
      const html = many.replace('ATTRIBUTES', 'thumbnails-per-row="1"');
      const page = await openGallery({ script, html, width: 375 });
      expect(columns(page)).to.equal(1);
      page.resize(700);
      expect(columns(page)).to.equal(1);
    });
  });

  describe(`slides from items (${name})`, () => {
    const tile = (item: object) =>
      `<az-gallery design="grid" items="${attribute([{ src: '/pictures/lazo.jpg', alt: 'Lazo', ...item }])}"></az-gallery>`;

    it('have a title and a description, as text', async () => {
      const html = tile({ title: 'Lazo <i>azul</i>', description: 'A ribbon & more' });
      const page = await openGallery({ script, html });
      expect(page.text()).to.equal('Lazo <i>azul</i> A ribbon & more');
      expect(page.byRole('figure').contains(picture(page, 'Lazo'))).to.equal(true);
    });

    it('link to their click-through addresses', async () => {
      const page = await openGallery({ script, html: tile({ clickThrough: '#there' }) });
      await page.clickWithMouse(page.byRole('link', { name: 'Lazo' }));
      await page.waitFor(() => page.window.location.hash === '#there');
    });

    it('link to a new window, and tell screen readers', async () => {
      const page = await openGallery({
        script,
        html: tile({ clickThrough: '/there', newWindow: true }),
        lang: 'en',
      });
      const link = page.byRole('link', { name: 'Lazo' }) as HTMLAnchorElement;
      expect([
        link.target,
        link.rel,
        link.ariaDescription ?? link.getAttribute('aria-description'),
      ]).to.deep.equal(['_blank', 'noopener', 'Opens in a new window']);
    });

    it('have links with names although the pictures have no alternative text', async () => {
      const page = await openGallery({
        script,
        html: `<main>${tile({ clickThrough: '/there', alt: '', title: 'Ribbon' })}</main>`,
      });
      expect(page.byRole('link').getAttribute('href')).to.equal('/there');
      expect(page.allByRole('link', { name: 'Ribbon' }).length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('never link to a script or to a data document', async () => {
      for (const clickThrough of [
        'javascript:alert(1)',
        ' JaVaScRiPt:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        'blob:x',
        'vbscript:x',
        'http://[',
      ]) {
        const page = await openGallery({ script, html: tile({ clickThrough }) });
        expect(page.allByRole('link'), clickThrough).to.deep.equal([]);
        expect(pictureNames(page)).to.deep.equal(['Lazo']);
        page.close();
      }
    });
  });

  describe(`several galleries on a page (${name})`, () => {
    it('have names with numbers, or the names that the page gives them', async () => {
      const slideshow = `<az-gallery design="slideshow">${images}</az-gallery>`;
      const page = await openGallery({ script, html: slideshow + slideshow, width: 600 });
      expect(page.allByRole('region').map(nameOf)).to.deep.equal(['Galería 1', 'Galería 2']);

      const names = ['El taller', 'El patio'];
      const [first, second] = names.map(
        (name) => `<az-gallery aria-label="${name}" design="slideshow">${images}</az-gallery>`,
      );
      const named = await openGallery({
        script,
        html: `${first}${second?.replace('slideshow', 'grid')}`,
        width: 600,
      });
      named.byRole('region', { name: 'El taller' });
      named.byRole('list', { name: 'El patio' });
    });
  });

  describe(`a design by the hosted builder's code (${name})`, () => {
    it('is that of the name', async () => {
      const html = `<az-gallery data='{"design":1003}'>${images}</az-gallery><az-gallery design="1000">${images}</az-gallery>`;
      const page = await openGallery({ script, html });
      expect(page.allByRole('listitem').length).to.equal(3);
      expect(page.allByRole('button', { name: /Talavera/ }).length).to.equal(1);
      expect(page.$$('az-gallery')[1]?.matches(':state(slideshow)')).to.equal(true);
      expect(page.errors).to.deep.equal([]);
    });
  });

  describe(`an unknown design (${name})`, () => {
    it('is reported once, and the default design is used', async () => {
      const html = `<script>heard = []; addEventListener('az-error', ({ detail, target }) => heard.push([target.id, detail.block, detail.error.message]))</script>
        <az-gallery id="g" design="mosaic">${images}</az-gallery>`;
      const page = await openGallery({ script, html, width: 1000 });
      const text =
        'These are not the gallery designs you are looking for. (We could not find a design by the name mosaic)';
      const { heard } = page.window as unknown as { heard: unknown };
      expect(heard).to.deep.equal([['g', 'gallery', text]]);
      expect(page.console.map(({ level }) => level)).to.deep.equal(['error']);
      expect(page.console[0]?.text)
        .to.match(/^\[azulejo\]/)
        .and.to.include(text);
      expect(box(page, 'Talavera')).to.include({ x: 0, width: 1000 });
      page.$('az-gallery').setAttribute('auto-crop', 'false');
      await page.painted();
      expect(page.console.length).to.equal(1);
    });

    it('may have the name of a property that every object has', async () => {
      const page = await openGallery({
        script,
        html: `<az-gallery design="constructor">${images}</az-gallery>`,
      });
      expect(page.console[0]?.text).to.include('by the name constructor');
      expect(pictureNames(page).length).to.equal(3);
    });
  });

  describe(`settings in legacy objects (${name})`, () => {
    it('apply to the design, and wrong values are a warning', async () => {
      const data = {
        padding: 4,
        designOptions: { perRow: '2', padding: 10, 'aspect-ratio': 'square', gutter: 'wide' },
        videoLoaderOptions: { mode: 'huge' },
        inMotion: false,
      };
      const html = `<az-gallery id="g" design="grid" data="${attribute(data)}">${images}</az-gallery>`;
      const page = await openGallery({ script, html, width: 1000 });
      expect(columns(page)).to.equal(2);
      expect(box(page, 'Talavera')).to.include({ x: 505, y: 0, width: 495, height: 495 });
      const warnings = [
        'designOptions.gutter is "wide", expected number from 0; left out.',
        'videoLoaderOptions.mode is "huge", expected "none" | "fit" | "fill"; left out.',
      ];
      const lines = warnings.map((text) => `warn: [azulejo] <az-gallery id="g">: ${text}`);
      const heard = () => page.console.map(({ level, args }) => `${level}: ${args[0]}`);
      await page.waitFor(() => heard().length >= lines.length);
      page.$('az-gallery').setAttribute('design-options', '{"perRow":3}');
      await page.waitFor(() => columns(page) === 3);
      expect(heard()).to.have.members(lines);
      // 4 px apart, as nothing else is said there now.
      expect(box(page, 'Talavera')).to.include({ x: 335, width: 331 });
    });
  });
});
