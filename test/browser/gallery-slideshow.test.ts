import {
  events,
  gallery,
  openSlideshow,
  position,
  shows,
  slide,
  slideshow,
  slideshows,
} from './gallery-slideshow-support';
import { attribute, items, picture } from './gallery-support';
import { axeViolations } from './support/axe';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const button = (page: Page, name: string) => page.byRole('button', { name });

/** The paths of the chunks that a page has asked for. Firefox tells of what is preloaded, and of its use. */
const chunksOf = (page: Page): string[] => {
  const entries = page.window.performance.getEntriesByType('resource');
  const paths = new Set(entries.map((entry) => new URL(entry.name).pathname));
  return [...paths].filter((path) => path.includes('/chunks/'));
};

bothFlavours(({ name, script }) => {
  describe(`what a slideshow loads (${name})`, () => {
    afterEach(resetSite);

    it('is all there from the start: arrows and clicks need no further file', async () => {
      const page = await openSlideshow({ script, html: slideshow() });
      const before = chunksOf(page);
      page.click(button(page, 'Next'));
      await shows(page, 2);
      page.click(slide(page));
      await shows(page, 3);
      expect(chunksOf(page)).to.deep.equal(before);
    });

    it('works, and fades, where the file of another transition cannot be had', async () => {
      const plain = await openSlideshow({ script, html: slideshow() });
      const other = await openSlideshow({ script, html: slideshow('transition="swipe"') });
      const more = chunksOf(other).filter((path) => !chunksOf(plain).includes(path));
      expect(more.length).to.equal(1);
      plain.close();
      other.close();

      await fault({ path: more[0] ?? '', status: 503, times: 9 });
      const page = await openSlideshow({ script, html: slideshow('transition="swipe"') });
      page.click(slide(page));
      await shows(page, 2);
      page.click(button(page, 'Next'));
      await shows(page, 3);
    });
  });

  for (const { from, slideshow } of slideshows) {
    describe(`a slideshow from ${from} (${name})`, () => {
      const open = (attributes = '', rest = {}) =>
        openSlideshow({ script, html: slideshow(attributes), ...rest });

      it('is a carousel of which one slide can be reached', async () => {
        const page = await open();
        expect(page.byRole('region', { name: 'Gallery' }).getAttribute('aria-roledescription')).to.equal(
          'carousel',
        );
        expect(slide(page).getAttribute('aria-roledescription')).to.equal('slide');
        expect(position(page)).to.equal('1');
        expect(page.allByRole('img').length).to.equal(1);
        expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('polite');
        expect(page.console).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('has no accessibility fault', async () => {
        const page = await openSlideshow({
          script,
          html: `<main><h1>Tiles</h1>${slideshow('autoplay')}</main>`,
        });
        expect(await axeViolations(page)).to.deep.equal([]);
        page.click(button(page, 'Next'));
        await shows(page, 2);
        expect(await axeViolations(page)).to.deep.equal([]);
      });

      it('goes to the slide after and before, and stays at the ends', async () => {
        const page = await open();
        const fired = events(page);
        expect(button(page, 'Previous').getAttribute('aria-disabled')).to.equal('true');
        page.click(button(page, 'Previous'));
        page.click(button(page, 'Next'));
        await shows(page, 2);
        page.click(button(page, 'Next'));
        await shows(page, 3);
        page.click(button(page, 'Next'));
        page.click(button(page, 'Previous'));
        await shows(page, 2);
        expect(fired).to.deep.equal(['end beginning', 'change 1', 'change 2', 'end end', 'change 1']);
        expect(picture(page, 'Talavera').getBoundingClientRect().width).to.equal(900);
      });

      it('goes around with a loop', async () => {
        const page = await open('loop');
        page.click(button(page, 'Previous'));
        await shows(page, 3);
        page.click(button(page, 'Next'));
        await shows(page, 1);
      });

      it('begins where the page says, and goes where it says later', async () => {
        const page = await open('current-index="-1"');
        expect(position(page)).to.equal('3');
        gallery(page).setAttribute('current-index', '1');
        await shows(page, 2);
      });

      for (const [behavior, to] of Object.entries({ next: 3, previous: 1, stay: 2 }))
        it(`does what the page says at a click on the slide: ${behavior}`, async () => {
          const page = await open(`current-index="1" active-slide-click-behavior="${behavior}"`);
          await page.clickWithMouse(slide(page));
          await shows(page, to);
        });

      const places = {
        top: ['middle', 'start'],
        bottom: ['middle', 'end'],
        'top-left': ['start', 'start'],
        'bottom-left': ['start', 'end'],
        'top-right': ['end', 'start'],
        'bottom-right': ['end', 'end'],
        center: ['middle', 'middle'],
      };
      for (const [place, [inline, block]] of Object.entries(places))
        it(`has its caption on the picture: ${place}`, async () => {
          const page = await open(`meta-position="${place}"`);
          const caption = page.$('figcaption').getBoundingClientRect();
          const around = slide(page).getBoundingClientRect();
          const where = (before: number, after: number) =>
            Math.abs(before - after) < 2 ? 'middle' : before < after ? 'start' : 'end';
          expect(where(caption.left - around.left, around.right - caption.right)).to.equal(inline);
          expect(where(caption.top - around.top, around.bottom - caption.bottom)).to.equal(block);
          expect(caption.left >= around.left && caption.bottom <= around.bottom, 'inside').to.equal(true);
          expect(around.height).to.equal(600);
        });

      it('has no words below its buttons, on a phone too', async () => {
        for (const place of ['top', 'bottom', 'top-right', 'bottom-right', 'center']) {
          const page = await open(`meta-position="${place}" loop autoplay`, { width: 390 });
          const caption = page.$('figcaption');
          caption.append(' and what it says, which is as much as fits in some lines of a phone.');
          await page.painted();
          const words = page.document.createRange();
          words.selectNodeContents(caption);
          for (const word of words.getClientRects())
            for (const one of page.allByRole('button')) {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const isApart =
                right <= word.left || left >= word.right || bottom <= word.top || top >= word.bottom;
              expect(isApart, `${place}: ${one.ariaLabel}`).to.equal(true);
            }
          page.close();
        }
      });

      it('shows captions when the page wants them', async () => {
        const none = await open('show-meta="false"');
        expect(none.text(slide(none))).to.not.include('About');
        const quiet = await open('show-meta-on-hover');
        const opacity = () => Number(quiet.window.getComputedStyle(quiet.$('figcaption')).opacity);
        await quiet.hover({ x: 450, y: 690 });
        await quiet.waitFor(() => opacity() === 0);
        await quiet.hover(slide(quiet));
        await quiet.waitFor(() => opacity() === 1);
      });

      it('does not fall apart on a page with a strict policy', async () => {
        const html = `<!doctype html><html lang="en"><head><title>Strict</title><link rel="stylesheet" href="/dist/azulejo.css"><script src="${script}" async></script></head><body>${slideshow('transition="new-swipe" autoplay')}</body></html>`;
        const page = await openPage({
          html,
          headers: { 'Content-Security-Policy': policy },
          query: 'nomotion=true',
        });
        await page.waitFor(() => gallery(page).matches(':state(ready)'));
        page.click(button(page, 'Next'));
        await shows(page, 2);
        expect(page.violations).to.deep.equal([]);
        expect(page.console).to.deep.equal([]);
      });
    });
  }

  describe(`what is in a slide (${name})`, () => {
    const open = (attributes: string, content?: string, rest = {}) =>
      openSlideshow({ script, html: slideshow(attributes, content), ...rest });
    const img = '<img src="/pictures/lazo.jpg" alt="Lazo" width="1500" height="1000">';

    it('is limited where its caption would cover the picture, and scrolls then', async () => {
      const long = `<figure>${img}<figcaption>${'A long story. '.repeat(600)}</figcaption></figure>`;
      const page = await open('', long + img);
      const caption = page.$('figcaption');
      await page.waitFor(() => slide(page).part.contains('overflow'));
      await page.waitFor(() => caption.clientHeight <= 0.4 * 600);
      expect(caption.clientHeight).to.be.closeTo(240, 1);
      expect(caption.scrollHeight).to.be.greaterThan(540);
      expect(caption.tabIndex).to.equal(0);
      const short = await open('', `<figure>${img}<figcaption>A word</figcaption></figure>${img}`);
      expect(slide(short).part.contains('overflow')).to.equal(false);
      expect(short.$('figcaption').hasAttribute('tabindex')).to.equal(false);
    });

    it('may be no picture, which is said', async () => {
      const page = await open('', `<figure><figcaption>Alone</figcaption></figure>${img}`);
      expect(page.text(slide(page)))
        .to.include('No image')
        .and.to.include('Alone');
      const data = attribute([{ title: 'Alone' }, ...items]);
      const other = await openSlideshow({
        script,
        html: `<az-gallery design="slideshow" loading="eager" items="${data}"></az-gallery>`,
      });
      expect(other.text(slide(other)))
        .to.include('No image')
        .and.to.include('Alone');
    });

    it('may be a link, which a click follows', async () => {
      const page = await open('', `<a href="#inside">${img}</a>${img}`);
      await page.clickWithMouse(picture(page, 'Lazo'));
      await page.waitFor(() => page.window.location.hash === '#inside');
      expect(position(page)).to.equal('1');
    });

    it('may lead somewhere, but runs no script', async () => {
      const safe = img.replace('<img', '<img data-click-through-url="#there"');
      const page = await open('', safe + img);
      expect(page.byRole('link', { name: 'Lazo' }).getAttribute('target')).to.equal(null);
      await page.clickWithMouse(slide(page));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(position(page)).to.equal('1');
      const evil = await open(
        '',
        img.replace('<img', '<img data-click-through-url="javascript:alert(1)"') + img,
      );
      expect(evil.allByRole('link')).to.deep.equal([]);
      const fresh = await open('new-window', safe + img);
      expect(fresh.byRole('link').getAttribute('target')).to.equal('_blank');
    });

    it('may be a video, which a click does not leave, and which stops when it is left', async () => {
      const page = await open('', `<figure data-type="video"><video></video></figure>${img}`);
      const video = page.$<HTMLVideoElement>('video');
      let paused = 0;
      video.pause = () => {
        paused += 1;
      };
      page.click(slide(page));
      await page.painted();
      expect(position(page)).to.equal('1');
      page.click(button(page, 'Next'));
      await shows(page, 2);
      // What few slides need comes when it is needed first: it may be here after the next slide.
      await page.waitFor(() => paused > 0);
      expect(paused).to.equal(1);
    });

    it('keeps the focus in the gallery when it goes', async () => {
      const page = await open('keyboard', `<a href="#inside">${img}</a>${img}`);
      page.byRole('link', { name: 'Lazo' }).focus();
      await page.press('ArrowRight');
      await shows(page, 2);
      expect(page.focused).to.equal(slide(page));
      await page.press('ArrowLeft');
      await shows(page, 1);
      expect(page.focused).to.equal(slide(page));
    });

    it('has the height of the page, or that of its own picture', async () => {
      const own = items
        .map(
          ({ src, alt, width, height }) =>
            `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`,
        )
        .join('');
      const page = await open('image-aspect-ratio="Auto" current-index="2"', own);
      expect(slide(page).clientHeight).to.equal(300);
      page.click(button(page, 'Previous'));
      await shows(page, 2);
      // As high as the window at most: nobody scrolls to see a picture.
      expect(slide(page).clientHeight).to.equal(700);
      const fixed = await open('image-aspect-ratio="Auto" auto-height="false"', own);
      fixed.click(button(fixed, 'Next'));
      await shows(fixed, 2);
      expect(slide(fixed).clientHeight).to.equal(600);
      const flat = await open(
        'data=\'{"aspectRatio": 25}\' image-aspect-ratio="Auto" auto-crop="false"',
        own,
      );
      expect(slide(flat).clientHeight).to.equal(225);
      expect(flat.window.getComputedStyle(picture(flat, 'Lazo')).objectFit).to.equal('contain');
    });

    it('keeps the shape of its picture although the data have a shape left over from a grid', async () => {
      const html = `<az-gallery design="slideshow" loading="eager" data='{"aspect-ratio":"square"}' items="${attribute(items)}"></az-gallery>`;
      const page = await openSlideshow({ script, html });
      const { clientWidth, clientHeight } = slide(page);
      expect(clientWidth / clientHeight).to.be.closeTo(1.5, 0.01);
    });

    it('is one of few that are rendered, however many there are', async () => {
      const many = attribute(
        Array.from({ length: 2000 }, (_, index) => ({ ...items[index % 3], id: `s${index}` })),
      );
      const page = await openSlideshow({
        script,
        html: `<az-gallery design="slideshow" loading="eager" items="${many}"></az-gallery>`,
      });
      expect(page.$$('[part~="slide"]').length).to.equal(2);
      gallery(page).goTo(1000);
      await shows(page, 1001);
      await page.waitFor(() => page.$$('[part~="slide"]').length === 3);
      expect(page.$<HTMLImageElement>('[part~="current"] img').src).to.include('/pictures/');
    });

    it('has the first picture before all others', async () => {
      const page = await openSlideshow({
        script,
        html: `<az-gallery design="slideshow" loading="eager" items="${attribute(items)}"></az-gallery>`,
      });
      expect(page.$$('img').map((image) => image.getAttribute('fetchpriority'))).to.deep.equal([
        'high',
        null,
      ]);
    });
  });

  describe(`a slideshow before the script is here (${name})`, () => {
    const shapes = [
      'image-aspect-ratio="square"',
      'image-aspect-ratio="square" square-thumbs',
      // Squares are of grids alone.
      'image-aspect-ratio="3:2" square-thumbs',
      `image-aspect-ratio="3:2" data='{"squareThumbs":true}'`,
    ];
    for (const shape of shapes)
      it(`does not shift the page when it comes: ${shape}`, async () => {
        const page = await openPage({
          script: null,
          html: `<link rel="stylesheet" href="/dist/azulejo.css"><style>html { scrollbar-width: none } body { margin: 0 }</style>${slideshow('').replace('image-aspect-ratio="3:2"', shape)}<p>After</p>`,
          width: 600,
          height: 1000,
        });
        const { y } = page.$('p').getBoundingClientRect();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => page.$('az-gallery').matches(':state(ready)'));
        await page.painted();
        expect(page.$('p').getBoundingClientRect().y).to.equal(y);
        expect(await page.shift()).to.equal(0);
      });
  });
});
