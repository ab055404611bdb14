import { isReady } from '../support/blocks';
import { chunkWith } from '../support/chunk-with';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { attribute, loaded, openGallery, picture, requests } from './support';

let count = 0;
/** An address that no page has asked for before. */
const fresh = (file = 'lazo.jpg') => `/pictures/${file}?${++count}`;

const space = (px: number) => `<div style="height: ${px}px"></div>`;
const fromItems = (items: object[], attributes = '') =>
  `<az-gallery design="grid" loading="eager" ${attributes} items="${attribute(items)}"></az-gallery>`;
const waiting = (src: string, attributes = '') =>
  `<az-gallery design="grid" loading="eager"><figure><img data-src="${src}" alt="Lazo" ${attributes}></figure></az-gallery>`;

const withAddress = (src: string, attributes = '') =>
  `<az-gallery design="grid" loading="eager"><figure><img src="${src}" alt="Lazo" width="1500" height="1000" ${attributes}></figure></az-gallery>`;

const fadeOf = (page: Page, name: string): Animation | undefined => picture(page, name).getAnimations()[0];

/** The addresses of the pictures that count as the largest paint so far; undefined in engines that do not tell. */
function largestPaints(page: Page): string[] | undefined {
  const type = 'largest-contentful-paint';
  const { PerformanceObserver: Observer } = page.window;
  if (!Observer.supportedEntryTypes.includes(type)) return undefined;
  const addresses: string[] = [];
  new Observer((list) => {
    for (const entry of list.getEntries()) addresses.push((entry as PerformanceEntry & { url: string }).url);
  }).observe({ type, buffered: true });
  return addresses;
}

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  const open = (options: PageOptions) => openGallery({ script, width: 1000, height: 600, ...options });

  describe(`pictures that a script loads (${name})`, () => {
    afterEach(resetSite);

    it('log the name of their loader when its file cannot be loaded', async () => {
      const slides = waiting(fresh());
      const path = await chunkWith('sqs-native-video', await open({ html: slides }));
      await fault({ path, status: 503, times: 9 });
      const page = await openPage({ script, html: slides });
      const said = await page.waitFor(() => page.console.find(({ level }) => level === 'error'));
      expect(said.text).to.include('Loader2 not found');
    });
  });

  describe(`a picture that is far below (${name})`, () => {
    const ways = {
      'from items': (src: string) => fromItems([{ src, alt: 'Lazo', width: 1500, height: 1000 }]),
      'from items of unknown size': (src: string) => fromItems([{ src, alt: 'Lazo' }]),
      'with data-src': (src: string) => waiting(src, 'data-image-dimensions="1500x1000"'),
      'with data-image': (src: string) => waiting('', `data-image="${src}" src=""`),
    };
    for (const [way, html] of Object.entries(ways))
      it(`is requested within 200 px of the viewport: ${way}`, async () => {
        const src = fresh();
        const page = await open({ html: space(1600) + html(src) + space(2000) });
        await page.painted();
        page.window.scrollTo(0, 780);
        await page.painted();
        expect(requests(page, src)).to.deep.equal([]);
        page.window.scrollTo(0, 820);
        await page.waitFor(() => requests(page, src).length === 1);
        await loaded(page);
        expect(picture(page, 'Lazo').naturalWidth).to.equal(1500);
      });

    it('is requested at once with lazyLoad off', async () => {
      for (const html of [ways['from items'], ways['with data-src']]) {
        const src = fresh();
        const late = html(src).replace('<az-gallery', '<az-gallery lazy-load="false"');
        const page = await open({ html: space(1600) + late + space(2000) });
        await page.waitFor(() => requests(page, src).length === 1);
        page.close();
      }
    });

    it('is requested at once, as its gallery is, in a browser without observers', async () => {
      const src = fresh();
      const gallery = ways['with data-src'](src).replace('loading="eager"', '');
      const html = `<!doctype html><html lang="en"><head><title>No observers</title>
        <script>delete window.IntersectionObserver</script><script src="${script}" async></script></head>
        <body>${space(1600) + gallery + space(2000)}`;
      const page = await openPage({ html });
      await page.waitFor(() => requests(page, src).length === 1);
      await loaded(page);
      expect(page.errors).to.deep.equal([]);
    });

    const column = (tiles: string) =>
      `<az-gallery design="grid" loading="eager" thumbnails-per-row="1">${tiles}</az-gallery>`;
    const forty = (tile: (index: number) => string) => Array.from({ length: 40 }, (_, index) => tile(index));
    const crowds = {
      items: (src: string) =>
        fromItems(
          forty((index) => `${src}-${index}`).map((address) => ({ src: address, alt: 'Lazo' })),
          'thumbnails-per-row="1"',
        ),
      children: (src: string) =>
        column(forty((index) => `<img data-src="${src}-${index}" alt="Lazo">`).join('')),
    };
    for (const [from, crowd] of Object.entries(crowds))
      it(`waits in its own tile, also below others of unknown size: ${from}`, async () => {
        const src = fresh();
        const page = await open({ html: crowd(src) });
        await page.waitFor(() => requests(page, src).length > 0);
        await page.painted();
        expect(requests(page, src).length).to.be.lessThan(4);
      });

    it('keeps its place when it loads', async () => {
      const html =
        waiting(fresh(), 'data-image-dimensions="1500x1000"') +
        fromItems([{ src: fresh(), alt: 'Marina', width: 1500, height: 1000 }]);
      const page = await open({ html: `${html}<p>After</p>` });
      await loaded(page);
      const { bottom } = page.$('p').getBoundingClientRect();
      expect(picture(page, 'Lazo').getBoundingClientRect().height).to.be.closeTo(
        ((1000 - 60) / 4 / 3) * 2,
        1,
      );
      await page.painted();
      expect(page.$('p').getBoundingClientRect().bottom).to.equal(bottom);
    });
  });

  describe(`the sizes of a picture (${name})`, () => {
    const widths = (image: HTMLImageElement) => image.srcset.split(', ').map((one) => one.split(' ')[1]);

    it('are the standard widths up to its own, in the query string', async () => {
      const html = fromItems(
        [{ src: '/pictures/lazo.jpg?v=1', alt: 'Lazo', width: 1500, height: 1000 }],
        'size-format="queryString"',
      );
      const page = await open({ html });
      const image = picture(page, 'Lazo');
      await page.waitFor(() => image.srcset);
      expect(image.srcset).to.match(/^\/pictures\/lazo.jpg\?v=1&format=100w 100w, /);
      expect(widths(image)).to.deep.equal(['100w', '300w', '500w', '750w', '1000w', '1500w']);
      await page.waitFor(() => /format=(300|500)w/.test(image.currentSrc));
    });

    it('are the standard widths up to its own, in the file name', async () => {
      const html = fromItems(
        [{ src: '/pictures/lazo.jpg', alt: 'Lazo', width: 800 }],
        'size-format="filename"',
      );
      const page = await open({ html });
      const image = picture(page, 'Lazo');
      await loaded(page);
      expect(widths(image)).to.deep.equal(['100w', '300w', '500w', '750w', '800w']);
      expect(image.srcset)
        .to.include('/pictures/lazo-300w.jpg 300w')
        .and.to.match(/\/pictures\/lazo.jpg 800w$/);
      expect(requests(page, '/pictures/lazo').length).to.equal(1);
      expect(new URL(image.currentSrc).pathname).to.match(/lazo-(300|500)w/);
    });

    it('are those of the srcset of an item', async () => {
      const srcset = '/pictures/lazo-300w.jpg 300w, /pictures/lazo-1500w.jpg 1500w';
      const page = await open({
        html: fromItems([{ src: '/pictures/lazo.jpg', srcset, alt: 'Lazo', width: 1500, height: 1000 }]),
      });
      await loaded(page);
      expect(requests(page, '/pictures/lazo').length).to.equal(1);
      expect(picture(page, 'Lazo').currentSrc).to.match(/lazo-300w/);
    });

    it('are one for a picture that keeps its own size', async () => {
      const srcset = '/pictures/lazo-300w.jpg 300w, /pictures/lazo-1500w.jpg 1500w';
      const page = await open({
        html: fromItems(
          [{ src: '/pictures/lazo.jpg', srcset, alt: 'Lazo', width: 1500, height: 1000 }],
          `size-format="filename" loader-options='{"cropMode":"none"}'`,
        ),
      });
      await loaded(page);
      const { currentSrc, naturalWidth } = picture(page, 'Lazo');
      expect(new URL(currentSrc).pathname).to.equal('/pictures/lazo.jpg');
      expect(naturalWidth).to.equal(1500);
    });

    it("apply to the page's own pictures with data-src", async () => {
      const html = waiting('/pictures/lazo.jpg', 'data-image-dimensions="500x333"').replace(
        'az-gallery',
        'az-gallery size-format="filename"',
      );
      const page = await open({ html });
      await loaded(page);
      expect(widths(picture(page, 'Lazo'))).to.deep.equal(['100w', '300w', '500w']);
      expect(requests(page, '/pictures/lazo').length).to.equal(1);
    });

    it('apply to pictures with an address, too, with forceImageUpdate', async () => {
      const options = `size-format="filename" loader-options='{"forceImageUpdate":true}'`;
      const html = withAddress('/pictures/lazo.jpg', 'data-image-dimensions="500x333"');
      const page = await open({ html: html.replace('az-gallery', `az-gallery ${options}`) });
      await page.waitFor(() => picture(page, 'Lazo').srcset);
      expect(widths(picture(page, 'Lazo'))).to.deep.equal(['100w', '300w', '500w']);
    });

    it('are absent without sizeFormat, and after sizeFormat is removed', async () => {
      const page = await open({
        html: fromItems([{ src: '/pictures/lazo.jpg', alt: 'Lazo' }], 'size-format="filename"'),
      });
      await page.waitFor(() => picture(page, 'Lazo').srcset);
      page.$('az-gallery').removeAttribute('size-format');
      await page.waitFor(() => picture(page, 'Lazo').currentSrc.endsWith('/lazo.jpg'));
      expect(picture(page, 'Lazo').hasAttribute('srcset')).to.equal(false);
    });
  });

  describe(`the shape of a picture (${name})`, () => {
    const square = (options: object) => `image-aspect-ratio="square" loader-options="${attribute(options)}"`;
    for (const [from, html] of [
      ['items', fromItems([{ src: '/pictures/lazo.jpg', alt: 'Lazo', width: 1500, height: 1000 }])],
      ['the page', withAddress('/pictures/lazo.jpg')],
    ] as const)
      it(`is that of the gallery, or its own with fixedRatio: ${from}`, async () => {
        const shapeWith = async (options: object) => {
          const page = await open({ html: html.replace('az-gallery', `az-gallery ${square(options)}`) });
          const { width, height } = picture(page, 'Lazo').getBoundingClientRect();
          return (width / height).toFixed(2);
        };
        expect(await shapeWith({})).to.equal('1.00');
        expect(await shapeWith({ fixedRatio: true })).to.equal('1.50');
      });
  });

  describe(`the focal point of a crop (${name})`, () => {
    const own = (attributes: string, around = '') =>
      `<az-gallery design="grid" square-thumbs><figure ${around}><img src="/pictures/lazo.jpg" alt="Lazo" ${attributes}></figure></az-gallery>`;
    const item = (focalPoint: unknown) => fromItems([{ src: '/pictures/lazo.jpg', alt: 'Lazo', focalPoint }]);
    const cases: [html: string, position: string][] = [
      [own(''), '50% 50%'],
      [own('data-focal-point="0.32,0.51"'), '32% 51%'],
      [own('data-image-focal-point="0.2,1.0"'), '20% 100%'],
      [own('', 'data-focal-point="0.1, 0.9"'), '10% 90%'],
      [own('data-image-focal-point="-0.0117,1.4"'), '0% 100%'],
      [own('data-focal-point=""'), '50% 50%'],
      [own('data-focal-point="middle"'), '50% 50%'],
      [item(undefined), '50% 50%'],
      [item('0.32,0.51'), '32% 51%'],
      [item({ x: 0.1, y: 2 }), '10% 100%'],
      [item({ y: 0 }), '50% 0%'],
    ];
    for (const [html, position] of cases)
      it(`is ${position} for ${html.replace(/.*?(focal[^>]*?"|<img).*/i, '$1')}`, async () => {
        const page = await open({ html });
        expect(page.window.getComputedStyle(picture(page, 'Lazo')).objectPosition).to.equal(position);
      });
  });

  describe(`the focal point of an item (${name})`, () => {
    it('does not load the picture again when a setting of the gallery changes', async () => {
      const html = fromItems([{ src: '/pictures/lazo.jpg', alt: 'Lazo', focalPoint: { x: 0.1, y: 0.2 } }]);
      const page = await open({ html });
      await loaded(page);
      const changes: string[] = [];
      const { width } = picture(page, 'Lazo').getBoundingClientRect();
      new page.window.MutationObserver((records) => {
        changes.push(...records.map(({ attributeName }) => attributeName ?? ''));
      }).observe(picture(page, 'Lazo'), { attributes: true });
      page.$('az-gallery').setAttribute('thumbnails-per-row', '2');
      await page.waitFor(() => picture(page, 'Lazo').getBoundingClientRect().width !== width);
      expect(changes).to.deep.equal([]);
    });
  });

  describe(`the fade of a picture (${name})`, () => {
    beforeEach(resetSite);

    const far = (src: string) => fromItems([{ src, alt: 'Lazo', width: 1500, height: 1000 }]);
    /** A page with a picture that the visitor has just scrolled to, and which is still on its way. */
    const scrolledTo = async (html: string, query = '') => {
      const page = await open({ html: space(1600) + html, query });
      await page.painted();
      page.window.scrollTo(0, 1600);
      await page.waitFor(() => picture(page, 'Lazo').getAttribute('src'));
      return page;
    };

    it('takes a second after a random delay, once the picture has loaded', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 300 });
      const page = await scrolledTo(far(fresh()));
      const image = picture(page, 'Lazo');
      const fade = fadeOf(page, 'Lazo');
      expect(Number(page.window.getComputedStyle(image).opacity)).to.be.below(0.1);
      expect(fade?.playState).to.equal('paused');
      const { duration, delay } = fade?.effect?.getTiming() ?? {};
      expect(duration).to.equal(1000);
      expect(delay).to.be.within(0, 500);
      await loaded(page);
      await page.waitFor(() => fade?.playState === 'running');
      fade?.finish();
      expect(page.window.getComputedStyle(image).opacity).to.equal('1');
    });

    const opacityOf = (page: Page): number =>
      Number(page.window.getComputedStyle(picture(page, 'Lazo')).opacity);

    for (const [from, html] of [
      ['items', far],
      ['children', (src: string) => withAddress(src)],
      ['children with data', (src: string) => withAddress(src, 'data-focal-point="0.2,0.2"')],
    ] as const)
      it(`includes a picture that is visible from the start, and does not delay the largest contentful paint: ${from}`, async () => {
        await fault({ path: '/pictures/lazo.jpg', delayMs: 1500 });
        const src = fresh();
        const page = await open({ html: html(src), until: 'start' });
        const paints = largestPaints(page);
        await page.waitFor(() => page.$$('az-gallery:state(ready)').length > 0 && opacityOf(page) < 0.1);
        await page.waitFor(() => fadeOf(page, 'Lazo')?.playState === 'running');
        expect(picture(page, 'Lazo').complete).to.equal(true);
        if (paints) await page.waitFor(() => paints.some((address) => address.endsWith(src)));
        fadeOf(page, 'Lazo')?.finish();
        expect(opacityOf(page)).to.equal(1);
        expect(picture(page, 'Lazo').style.opacity).to.equal('');
      });

    it('leaves out a picture that has loaded before the gallery', async () => {
      const src = fresh();
      const page = await open({ html: `<img src="${src}" alt="">`, until: 'load' });
      page.document.body.innerHTML = withAddress(src);
      await page.waitFor(() => isReady(page.$('az-gallery')));
      expect(fadeOf(page, 'Lazo')).to.equal(undefined);
      expect(opacityOf(page)).to.equal(1);
    });

    it('shows the text of a picture that cannot be loaded', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 300, status: 404 });
      const page = await scrolledTo(far(fresh()));
      expect(fadeOf(page, 'Lazo')?.playState).to.equal('paused');
      await page.waitFor(() => picture(page, 'Lazo').complete);
      await page.waitFor(() => !fadeOf(page, 'Lazo'));
      expect(page.window.getComputedStyle(picture(page, 'Lazo')).opacity).to.equal('1');
    });

    it('never hides a picture of the page that has failed already', async () => {
      const html = `${space(1600)}<az-gallery design="grid"><img src="/pictures/none.jpg" width="300" height="200" alt="Lazo"></az-gallery>`;
      const page = await openGallery({
        script,
        height: 600,
        html: html.replace('<az-gallery', '<az-gallery design="grid" loading="eager"'),
      });
      await page.waitFor(() => picture(page, 'Lazo').complete);
      page.window.scrollTo(0, 1600);
      await page.painted();
      expect(fadeOf(page, 'Lazo')).to.equal(undefined);
      expect(page.window.getComputedStyle(picture(page, 'Lazo')).opacity).to.equal('1');
    });

    it('is left out with nomotion=true', async () => {
      await fault({ path: '/pictures/lazo.jpg', delayMs: 200 });
      const page = await scrolledTo(far(fresh()), 'nomotion=true');
      expect(fadeOf(page, 'Lazo')).to.equal(undefined);
    });

    if (supports('emulateMedia')) {
      describe('for visitors who prefer reduced motion', () => {
        afterEach(() => emulateMedia({}));

        it('is left out', async () => {
          await emulateMedia({ reducedMotion: 'reduce' });
          await fault({ path: '/pictures/lazo.jpg', delayMs: 200 });
          const page = await scrolledTo(far(fresh()));
          expect(fadeOf(page, 'Lazo')).to.equal(undefined);
        });
      });
    }
  });
});
