import { attribute, loaded, openGallery, picture, requests } from './gallery/support';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import type { Page, PageOptions } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia, setViewport } from './support/tab';

let count = 0;
/** An address that no page has asked for before. */
const fresh = (file = 'lazo.jpg') => `/pictures/${file}?${++count}`;

const space = (px: number) => `<div style="height: ${px}px"></div>`;
const own = (image: string, attributes = '') =>
  `<az-gallery loading="eager" design="grid" ${attributes}><figure>${image}</figure></az-gallery>`;
/** A new address for each picture: the browser may reuse a file that it has. */
const waiting = (settings: string, attributes = '') =>
  own(`<img data-src="${fresh()}" data-image-dimensions="1500x1000" alt="Lazo" ${settings}>`, attributes);
const fromItems = (items: object[], attributes = '') =>
  `<az-gallery loading="eager" design="grid" ${attributes} items="${attribute(items)}"></az-gallery>`;

/** The pictures that have been given an address, in the order of the page. */
const requestedIndexes = (page: Page): number[] =>
  page.$$<HTMLImageElement>('img').flatMap((image, index) => (image.getAttribute('src') ? [index] : []));
const styleOf = (page: Page) => page.window.getComputedStyle(picture(page, 'Lazo'));
const scrollDown = (page: Page) => page.window.scrollTo(0, page.document.body.scrollHeight);

defaultFlavour(({ name, script }) => {
  const open = (options: PageOptions) => openGallery({ script, width: 1000, height: 600, ...options });
  /** The width that the server was asked for, in px. */
  const requestedWidth = async (options: PageOptions): Promise<number> => {
    const page = await open(options);
    await loaded(page);
    const [address = '', more] = requests(page, '/pictures/lazo');
    expect(more).to.equal(undefined);
    return Number(/(\d+)w/.exec(address)?.[1]);
  };

  describe(`the requested size of a picture (${name})`, () => {
    beforeEach(resetSite);
    const byName = 'size-format="filename"';
    const column = (settings = '') => ({
      html: waiting(settings, `${byName} thumbnails-per-row="1" padding="0"`),
    });
    const tile = (columns: number) => ({
      html: waiting('', `${byName} thumbnails-per-row="${columns}" padding="0"`),
    });

    it('is the next size above the width of its tile', async () => {
      expect(await requestedWidth(tile(1))).to.equal(1000);
      expect(await requestedWidth(tile(2))).to.equal(500);
      expect(await requestedWidth(tile(4))).to.equal(300);
    });

    it('follows `sizeAdjustment`', async () => {
      expect(await requestedWidth(column('data-size-adjustment="0.7"'))).to.equal(750);
      expect(await requestedWidth(column('data-size-adjustment="1.2"'))).to.equal(1500);
      expect(await requestedWidth(column('data-size-adjustment="0"'))).to.equal(100);
      expect(await requestedWidth(column('data-size-adjustment="much"'))).to.equal(1000);
    });

    it('follows `dprMin`', async () => {
      expect(await requestedWidth(column('data-dpr-min="1.5"'))).to.equal(1500);
    });

    it('is the original where the picture shows in its own size', async () => {
      const page = await open(column('data-crop-mode="none"'));
      await loaded(page);
      expect(picture(page, 'Lazo').currentSrc).to.match(/lazo\.jpg\?/);
      expect(picture(page, 'Lazo').naturalWidth).to.equal(1500);
    });

    it('is left to the browser without settings', async () => {
      const page = await open(column());
      await loaded(page);
      expect(picture(page, 'Lazo').sizes).to.equal('auto, 1000px');
      expect(picture(page, 'Lazo').loading).to.equal('lazy');
    });

    if (supports('setViewport')) {
      describe('on a screen of 2 px a CSS pixel', () => {
        beforeEach(() => setViewport({ width: 1600, height: 1200, deviceScaleFactor: 2 }));
        afterEach(() => setViewport({ width: 1600, height: 1200, deviceScaleFactor: 1 }));

        /** A page in data-saving mode, which not every engine reports, so the page sets it. */
        const saving = (html: string) =>
          `<script>Object.defineProperty(navigator, 'connection', { value: { saveData: true } })</script>${html}`;

        it('is twice as wide', async () => {
          expect(await requestedWidth(tile(2))).to.equal(1000);
          expect(await requestedWidth(tile(4))).to.equal(500);
        });

        it('is limited by `dprMax`', async () => {
          expect(await requestedWidth(column('data-dpr-max="1"'))).to.equal(1000);
          expect(await requestedWidth(column('data-dpr-max="1.4"'))).to.equal(1500);
        });

        it('is for 1 px in data-saving mode, unless the page forbids that', async () => {
          expect(await requestedWidth({ html: saving(column().html) })).to.equal(1000);
          expect(await requestedWidth({ html: saving(column('data-dpr-min="2"').html) })).to.equal(1000);
          expect(
            await requestedWidth({ html: saving(column('data-allow-save-data="false"').html) }),
          ).to.equal(1500);
        });
      });
    }
  });

  describe(`many pictures at a time (${name})`, () => {
    beforeEach(resetSite);

    const shared = '/pictures/lazo.jpg';
    /** Far below, in rows of ten; so small that all are near at once. */
    const crowd = (size: number) => {
      const src = fresh();
      const tiles = Array.from(
        { length: size },
        (_, index) => `<img data-src="${src}-${index}" data-image-dimensions="100x20" alt="">`,
      );
      return `${space(2000)}<az-gallery loading="eager" design="grid" thumbnails-per-row="10" padding="0">${tiles.join('')}</az-gallery>${space(200)}`;
    };

    it('load 16 at a time', async () => {
      await fault({ path: shared, delayMs: 400, times: 40 });
      const page = await open({ html: crowd(40) });
      await page.painted();
      expect(requestedIndexes(page)).to.deep.equal([]);
      scrollDown(page);
      await page.waitFor(() => requestedIndexes(page).length > 0);
      await page.painted();
      expect(requestedIndexes(page).length).to.equal(16);
      await page.waitFor(() => requestedIndexes(page).length > 16);
      const isOn = (image: HTMLImageElement) => image.getAttribute('src') && !image.complete;
      expect(page.$$<HTMLImageElement>('img').filter(isOn).length).to.be.at.most(16);
    });

    it('load 16 at a time, also where they load wherever they are', async () => {
      await fault({ path: shared, delayMs: 400, times: 40 });
      const page = await open({ html: crowd(40).replace('<az-gallery', '<az-gallery lazy-load="false"') });
      await page.waitFor(() => requestedIndexes(page).length > 0);
      await page.painted();
      expect(requestedIndexes(page).length).to.equal(16);
      await page.waitFor(() => requestedIndexes(page).length === 40);
    });

    it('load one by one on a phone, the nearest first', async () => {
      await fault({ path: shared, delayMs: 200, times: 9 });
      const page = await open({ html: crowd(9), width: 390 });
      await page.painted();
      scrollDown(page);
      for (let nth = 1; nth <= 3; nth++) {
        await page.waitFor(() => requestedIndexes(page).length === nth);
        const images = page.$$<HTMLImageElement>('img');
        const open = images.filter((image) => image.getAttribute('src') && !image.complete);
        expect(open.length).to.be.at.most(1);
      }
    });

    it('continue after one that cannot be loaded', async () => {
      await fault({ path: shared, status: 404, times: 2 });
      const page = await open({ html: crowd(4), width: 390 });
      await page.painted();
      scrollDown(page);
      await page.waitFor(() => requestedIndexes(page).length === 4);
    });

    it('never wait in the first screen of the page', async () => {
      await fault({ path: shared, delayMs: 400, times: 40 });
      const page = await open({ html: crowd(24).replace(space(2000), ''), width: 390 });
      await page.waitFor(() => requestedIndexes(page).length > 0);
      expect(requestedIndexes(page).length).to.equal(24);
      expect(page.$<HTMLImageElement>('img').fetchPriority).to.equal('high');
    });

    it('never wait in the first screen where they load wherever they are', async () => {
      await fault({ path: shared, delayMs: 400, times: 40 });
      const html = crowd(24).replace(space(2000), '').replace('<az-gallery', '<az-gallery lazy-load="false"');
      const page = await open({ html, width: 390 });
      await page.waitFor(() => requestedIndexes(page).length > 0);
      expect(requestedIndexes(page).length).to.equal(24);
    });

    it('do not delay those near the visitor', async () => {
      await fault({ path: shared, delayMs: 3000, times: 1 });
      const html = `${crowd(3)}${space(2500)}${crowd(1)}`;
      const page = await open({ html, width: 390 });
      await page.painted();
      page.window.scrollTo(0, 1900);
      await page.waitFor(() => requestedIndexes(page).length === 1);
      scrollDown(page);
      await page.waitFor(() => requestedIndexes(page).includes(3));
      expect(page.$$<HTMLImageElement>('img')[0]?.complete).to.equal(false);
      expect(requestedIndexes(page).length).to.equal(2);
    });
  });

  describe(`a picture that is in the page's own HTML (${name})`, () => {
    it('is requested before any script has loaded', async () => {
      const src = fresh();
      const page = await open({ html: own(`<img src="${src}" alt="Lazo" width="300" height="200">`) });
      const entries = page.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [image] = entries.filter(({ name: address }) => address.endsWith(src));
      const block = entries.find(({ name: address }) => address.endsWith('/elements/gallery.js'));
      expect(image?.startTime).to.be.lessThan(block?.startTime ?? 0);
      expect(image?.initiatorType).to.equal('img');
      expect(requests(page, src).length).to.equal(1);
    });

    it('keeps its own attributes', async () => {
      const settings =
        'sizes="50vw" srcset="/pictures/lazo-300w.jpg 300w" loading="lazy" fetchpriority="low"';
      const page = await open({
        html: own(
          `<img ${settings} src="/pictures/lazo.jpg" data-src="/pictures/lazo-100w.jpg" alt="Lazo" data-crop-mode="contain">`,
        ),
      });
      const { sizes, srcset, loading, fetchPriority } = picture(page, 'Lazo');
      expect({ sizes, srcset, loading, fetchPriority }).to.deep.equal({
        sizes: '50vw',
        srcset: '/pictures/lazo-300w.jpg 300w',
        loading: 'lazy',
        fetchPriority: 'low',
      });
      expect(picture(page, 'Lazo').getAttribute('src')).to.equal('/pictures/lazo.jpg');
      expect(styleOf(page).objectFit).to.equal('contain');
    });
  });

  describe(`the fit of a picture in its tile (${name})`, () => {
    const cases: [settings: string, fit: string, position: string][] = [
      ['', 'cover', '50% 50%'],
      ['data-crop-mode="cover" data-image-focal-point="0.2,0.9"', 'cover', '20% 90%'],
      ['data-crop-mode="cover" data-fit-alignment="top"', 'cover', '50% 50%'],
      ['data-crop-mode="contain"', 'contain', '50% 50%'],
      ['data-crop-mode="contain" data-fit-alignment="top"', 'contain', '50% 0%'],
      ['data-crop-mode="contain" data-fit-alignment="left"', 'contain', '0% 50%'],
      ['data-crop-mode="contain" data-fit-alignment="right"', 'contain', '100% 50%'],
      ['data-crop-mode="contain" data-stretch="false"', 'scale-down', '50% 50%'],
      ['data-crop-mode="none" data-fit-alignment="bottom" data-image-focal-point="0,0"', 'none', '50% 100%'],
    ];
    for (const [settings, fit, position] of cases)
      it(`is ${fit} at ${position} for ${settings || 'a picture without settings'}`, async () => {
        for (const html of [
          waiting(settings),
          own(`<img src="/pictures/lazo.jpg" alt="Lazo" ${settings}>`),
        ]) {
          const page = await open({ html });
          const { objectFit, objectPosition } = styleOf(page);
          expect({ objectFit, objectPosition }).to.deep.equal({ objectFit: fit, objectPosition: position });
        }
      });

    it("follows the gallery's setting by default", async () => {
      const all = `loader-options='{"cropMode":"contain","fitAlignment":"top"}'`;
      const html = `${waiting('', all)}${waiting('data-fit-alignment="bottom"', all).replace('Lazo', 'Ola')}`;
      const page = await open({ html });
      await page.waitFor(() => page.$$('az-gallery').every(isReady));
      const placeOf = (name: string) => {
        const { objectFit, objectPosition } = page.window.getComputedStyle(picture(page, name));
        return [objectFit, objectPosition];
      };
      expect(placeOf('Lazo')).to.deep.equal(['contain', '50% 0%']);
      expect(placeOf('Ola')).to.deep.equal(['contain', '50% 100%']);
    });

    it('is not enlarged without `stretch`', async () => {
      const settings = 'data-crop-mode="cover" data-stretch="false"';
      const html = waiting(settings, 'thumbnails-per-row="1"').replace('1500x1000', '300x200');
      const page = await open({ html });
      expect(picture(page, 'Lazo').clientWidth).to.equal(300);
      expect(picture(page, 'Lazo').clientHeight).to.equal(200);
    });
  });

  describe(`a picture as a background (${name})`, () => {
    beforeEach(resetSite);

    it('is one named picture, in the size that its tile needs', async () => {
      const settings = 'data-use-bg-image="true" data-image-focal-point="0.2,0.9"';
      const page = await open({
        html: waiting(settings, 'size-format="filename" thumbnails-per-row="2" square-thumbs padding="0"'),
      });
      await page.waitFor(() => styleOf(page).backgroundImage !== 'none');
      expect(styleOf(page).backgroundImage).to.match(/\/pictures\/lazo-500w\.jpg\?\d+"\)$/);
      expect(styleOf(page).backgroundSize).to.equal('cover');
      expect(styleOf(page).backgroundPosition).to.equal('20% 90%');
      await page.painted();
      expect(requests(page, '/pictures/lazo').length).to.equal(1);
      const image = picture(page, 'Lazo');
      expect(image.naturalWidth).to.equal(500);
      expect(styleOf(page).objectPosition).to.equal('-99999px 0px');
      expect(image.clientWidth).to.equal(500);
      expect(image.clientHeight).to.equal(500);
    });

    it('is set for all pictures by the gallery', async () => {
      const page = await open({ html: waiting('', 'use-bg-image') });
      await page.waitFor(() => styleOf(page).backgroundImage !== 'none');
      const data = await open({ html: fromItems([{ src: fresh(), alt: 'Lazo' }], 'use-bg-image') });
      await data.waitFor(() => styleOf(data).backgroundImage !== 'none');
    });

    it('keeps its place without a focal point', async () => {
      const html = waiting('data-use-bg-image="true"', 'thumbnails-per-row="2" square-thumbs padding="0"');
      const page = await open({ html: html.replace('"Lazo"', '""') });
      const image = page.$<HTMLImageElement>('img');
      await page.waitFor(() => page.window.getComputedStyle(image).backgroundImage !== 'none');
      expect(image.clientHeight).to.equal(500);
    });

    it('shows its alternative text where it cannot be loaded', async () => {
      await fault({ path: '/pictures/lazo.jpg', status: 404 });
      const page = await open({ html: waiting('data-use-bg-image="true"') });
      await page.waitFor(() => requests(page, '/pictures/lazo.jpg').length === 1);
      await page.painted();
      expect(styleOf(page).backgroundImage).to.equal('none');
      expect(styleOf(page).objectPosition).to.equal('50% 50%');
      expect(picture(page, 'Lazo').getAttribute('src')).to.equal(null);
    });

    it('is an ordinary picture again when the gallery is destroyed', async () => {
      const page = await open({ html: waiting('data-use-bg-image="true"') });
      const image = picture(page, 'Lazo');
      await page.waitFor(() => image.style.backgroundImage);
      page.$('az-gallery').remove();
      page.document.body.append(image);
      await page.waitFor(() => !image.style.backgroundImage);
    });
  });

  describe(`the placeholder of a picture (${name})`, () => {
    beforeEach(resetSite);
    const tiny = 'data:image/gif;base64,R0lGODlhAQABAIAAAB9OngAAACwAAAAAAQABAAACAkQBADs=';

    it('is a colour until the picture has loaded', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 300 });
      const page = await open({
        html: waiting('data-placeholder="#1f4e9e"'),
      });
      expect(styleOf(page).backgroundColor).to.equal('rgb(31, 78, 158)');
      await loaded(page);
      await page.waitFor(() => styleOf(page).backgroundColor === 'rgba(0, 0, 0, 0)');
    });

    it('is a tiny picture until the picture has loaded, also under a strict policy', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 300 });
      const page = await open({
        html: waiting(`data-placeholder="${tiny}"`),
        headers: {
          'Content-Security-Policy':
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'sha256-none'; require-trusted-types-for 'script'",
        },
      });
      expect(styleOf(page).backgroundImage).to.equal(`url("${tiny}")`);
      await loaded(page);
      await page.waitFor(() => styleOf(page).backgroundImage === 'none');
    });

    it('requests nothing from another server', async () => {
      const page = await open({ html: waiting('data-placeholder="url(/pictures/marina.jpg)"') });
      await loaded(page);
      expect(requests(page, '/pictures/marina.jpg')).to.deep.equal([]);
    });

    it('turns into the picture without a flash, from blurred to sharp', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 300 });
      const html = waiting('data-placeholder="#1f4e9e"');
      const page = await open({ html: space(2000) + html });
      await page.painted();
      scrollDown(page);
      await page.waitFor(() => picture(page, 'Lazo').getAttribute('src'));
      expect(styleOf(page).opacity).to.equal('1');
      expect(styleOf(page).filter).to.equal('blur(16px)');
      const [fade] = picture(page, 'Lazo').getAnimations();
      await page.waitFor(() => fade?.playState === 'running');
      fade?.finish();
      expect(styleOf(page).filter).to.equal('none');
    });

    if (supports('emulateMedia')) {
      describe('with reduced motion', () => {
        afterEach(() => emulateMedia({}));

        it('gives way to the picture at once', async () => {
          await emulateMedia({ reducedMotion: 'reduce' });
          const page = await open({ html: space(2000) + waiting('data-placeholder="#1f4e9e"') });
          await page.painted();
          scrollDown(page);
          await page.waitFor(() => picture(page, 'Lazo').getAttribute('src'));
          expect(picture(page, 'Lazo').getAnimations()).to.deep.equal([]);
        });
      });
    }
  });

  describe(`a mistake in the markup of a picture (${name})`, () => {
    it('is reported once, and other pictures show', async () => {
      const html = `<az-gallery loading="eager" design="grid">
        <img alt="Nothing"><img data-src="" alt="Nothing either">
        <img data-src="${fresh()}" alt="Aligned" data-crop-mode="contain" data-use-advanced-positioning="true">
        <img data-src="${fresh()}" alt="Lazo"></az-gallery>`;
      const page = await open({ html });
      await page.waitFor(() => picture(page, 'Lazo').naturalWidth);
      const texts = ['Invalid or missing image source.', 'Missing alignment for content-fit image.'];
      for (const text of texts)
        expect(page.consoleTexts('error').filter((line) => line.includes(text)).length).to.equal(1);
      expect(page.consoleTexts('error').length).to.equal(2);
    });

    it('is reported for a picture that has its address, too, which shows', async () => {
      const html = own(
        `<img src="${fresh()}" alt="Lazo" data-crop-mode="contain" data-use-advanced-positioning="true">`,
      );
      const page = await open({ html });
      await page.waitFor(() => picture(page, 'Lazo').naturalWidth);
      const errors = page.consoleTexts('error');
      expect(errors.length).to.equal(1);
      expect(errors[0]).to.include('Missing alignment for content-fit image.');
    });

    it('is not reported for a slide without a picture', async () => {
      const page = await open({ html: fromItems([{ title: 'No picture' }, { src: fresh(), alt: 'Lazo' }]) });
      await page.waitFor(() => picture(page, 'Lazo').naturalWidth);
      expect(page.consoleTexts('error')).to.deep.equal([]);
    });

    it('may be an address that would run a script', async () => {
      const page = await open({
        html: `<az-gallery loading="eager" design="grid"><img alt="Lazo" data-src="javascript:alert(1)"></az-gallery>`,
      });
      await page.waitFor(() => page.consoleTexts('error')[0]?.includes('Invalid or missing image source.'));
      expect(picture(page, 'Lazo').getAttribute('src')).to.equal(null);
    });
  });
});
