import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  animatedProperties,
  currentPosition,
  currentSlide,
  gallery,
  openSlideshow,
  recordEvents,
  runningAnimations,
  slideshow,
  slideshows,
  waitForSlide,
} from './slideshow-support';
import { attribute, figures, items, openGallery, picture } from './support';

const policy = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const button = (page: Page, name: string) => page.byRole('button', { name });

/** The paths of the chunks that a page has requested. Firefox lists a preloaded file twice. */
const chunksOf = (page: Page): string[] => {
  const entries = page.window.performance.getEntriesByType('resource');
  const paths = new Set(entries.map((entry) => new URL(entry.name).pathname));
  return [...paths].filter((path) => path.includes('/chunks/'));
};

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  describe(`the files of a slideshow (${name})`, () => {
    afterEach(resetSite);

    it('are all loaded at the start: arrows and clicks load no other file', async () => {
      const page = await openSlideshow({ script, html: slideshow() });
      const before = chunksOf(page);
      page.click(button(page, 'Next'));
      await waitForSlide(page, 2);
      page.click(currentSlide(page));
      await waitForSlide(page, 3);
      expect(chunksOf(page)).to.deep.equal(before);
    });

    it('may lack the file of a transition: slides fade then', async () => {
      const plain = await openSlideshow({ script, html: slideshow() });
      const other = await openSlideshow({ script, html: slideshow('transition="swipe"') });
      const more = chunksOf(other).filter((path) => !chunksOf(plain).includes(path));
      expect(more.length).to.equal(1);
      plain.close();
      other.close();

      await fault({ path: more[0] ?? '', status: 503, times: 9 });
      const page = await openSlideshow({ script, html: slideshow('transition="swipe"') });
      page.click(currentSlide(page));
      await waitForSlide(page, 2);
      page.click(button(page, 'Next'));
      await waitForSlide(page, 3);
    });

    it('are asked for again, after a failure that `az-error` reports, when another transition is set', async () => {
      await fault({ path: script.replace('azulejo.js', 'chunks/other-transitions*'), status: 503, times: 2 });
      const html = `<script>failures = []; addEventListener('az-error', ({ detail }) => failures.push(detail.block))</script>
        ${slideshow('transition="swipe" loop')}`;
      const page = await openGallery({ script, html });
      const { failures } = page.window as unknown as { failures: string[] };
      await page.waitFor(() => failures.length === 1);
      expect(failures).to.deep.equal(['gallery']);
      gallery(page).setAttribute('transition', 'scroll');
      await page.waitFor(() => {
        gallery(page).next();
        return animatedProperties(page).includes('transform');
      });
      expect(failures.length).to.equal(1);
    });
  });

  for (const { from, slideshow } of slideshows) {
    describe(`a slideshow from ${from} (${name})`, () => {
      const open = (attributes = '', rest = {}) =>
        openSlideshow({ script, html: slideshow(attributes), ...rest });

      it('is a carousel to assistive technology, with one slide at a time', async () => {
        const page = await open();
        expect(page.byRole('region', { name: 'Gallery' }).getAttribute('aria-roledescription')).to.equal(
          'carousel',
        );
        expect(currentSlide(page).getAttribute('aria-roledescription')).to.equal('slide');
        expect(currentPosition(page)).to.equal('1');
        expect(page.allByRole('img').length).to.equal(1);
        expect(page.$('[part="stage"]').getAttribute('aria-live')).to.equal('polite');
        expect(page.console).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });

      it('has no accessibility violations', async () => {
        const page = await openSlideshow({
          script,
          html: `<main><h1>Tiles</h1>${slideshow('autoplay')}</main>`,
        });
        expect(await axeViolations(page)).to.deep.equal([]);
        page.click(button(page, 'Next'));
        await waitForSlide(page, 2);
        expect(await axeViolations(page)).to.deep.equal([]);
      });

      it('goes to the next and the previous slide with its buttons, and stops at the ends', async () => {
        const page = await open();
        const firedEvents = recordEvents(page);
        expect(button(page, 'Previous').getAttribute('aria-disabled')).to.equal('true');
        page.click(button(page, 'Previous'));
        page.click(button(page, 'Next'));
        await waitForSlide(page, 2);
        page.click(button(page, 'Next'));
        await waitForSlide(page, 3);
        page.click(button(page, 'Next'));
        page.click(button(page, 'Previous'));
        await waitForSlide(page, 2);
        expect(firedEvents).to.deep.equal(['end beginning', 'change 1', 'change 2', 'end end', 'change 1']);
        expect(picture(page, 'Talavera').getBoundingClientRect().width).to.equal(900);
      });

      it('continues at the other end with loop', async () => {
        const page = await open('loop');
        page.click(button(page, 'Previous'));
        await waitForSlide(page, 3);
        page.click(button(page, 'Next'));
        await waitForSlide(page, 1);
      });

      it('starts at currentIndex, and follows a change of it', async () => {
        const page = await open('current-index="-1"');
        expect(currentPosition(page)).to.equal('3');
        gallery(page).setAttribute('current-index', '1');
        await waitForSlide(page, 2);
        const element = page.$<HTMLElement & { currentIndex: number; next(): boolean }>('az-gallery');
        element.currentIndex = -3;
        await waitForSlide(page, 1);
        element.next();
        await waitForSlide(page, 2);
        expect(element.currentIndex, 'the setting').to.equal(-3);
      });

      for (const [behavior, to] of Object.entries({ next: 3, previous: 1, stay: 2 }))
        it(`follows activeSlideClickBehavior when the slide is clicked: ${behavior}`, async () => {
          const page = await open(`current-index="1" active-slide-click-behavior="${behavior}"`);
          await page.clickWithMouse(currentSlide(page));
          await waitForSlide(page, to);
        });

      it('works under a strict Content-Security-Policy', async () => {
        const html = `<!doctype html><html lang="en"><head><title>Strict</title><link rel="stylesheet" href="/dist/azulejo.css"><script src="${script}" async></script></head><body>${slideshow('transition="new-swipe" autoplay')}</body></html>`;
        const page = await openPage({
          html,
          headers: { 'Content-Security-Policy': policy },
          query: 'nomotion=true',
        });
        await page.waitFor(() => isReady(gallery(page)));
        page.click(button(page, 'Next'));
        await waitForSlide(page, 2);
        expect(page.violations).to.deep.equal([]);
        expect(page.console).to.deep.equal([]);
      });
    });
  }

  describe(`a slide (${name})`, () => {
    const open = (attributes: string, content?: string, rest = {}) =>
      openSlideshow({ script, html: slideshow(attributes, content), ...rest });
    const img = '<img src="/pictures/lazo.jpg" alt="Lazo" width="1500" height="1000">';

    it('limits a long caption to 40% of its height, and the caption scrolls', async () => {
      const long = `<figure>${img}<figcaption>${'A long story. '.repeat(600)}</figcaption></figure>`;
      const page = await open('', long + img);
      const caption = page.$('figcaption');
      await page.waitFor(() => currentSlide(page).part.contains('overflow'));
      await page.waitFor(() => caption.clientHeight <= 0.4 * 600);
      expect(caption.clientHeight).to.be.closeTo(240, 1);
      expect(caption.scrollHeight).to.be.greaterThan(540);
      await page.waitFor(() => caption.tabIndex === 0);
      // As a morph makes the caption equal to the server's.
      for (const attribute of ['tabindex', 'data-az-changed']) caption.removeAttribute(attribute);
      await page.waitFor(() => caption.tabIndex === 0);
      caption.textContent = 'A word';
      await page.waitFor(() => !caption.hasAttribute('tabindex'));
      const short = await open(
        '',
        `<figure>${img}<figcaption tabindex="-1">A word</figcaption></figure>${img}`,
      );
      expect(currentSlide(short).part.contains('overflow')).to.equal(false);
      expect(short.$('figcaption').getAttribute('tabindex')).to.equal('-1');
    });

    for (const { shape, width, height } of [
      { shape: 'taller', width: 300, height: 600 },
      { shape: 'wider', width: 600, height: 150 },
    ])
      it(`of a ${shape} shape than the slideshow has its caption within its picture`, async () => {
        const other = `<img src="/pictures/lazo.jpg" alt="Lazo" width="${width}" height="${height}">`;
        const page = await open(
          'image-aspect-ratio="3:2" auto-crop="false"',
          `<figure>${other}<figcaption>A word</figcaption></figure>${img}`,
        );
        await page.waitFor(() => currentSlide(page).clientHeight > 0);
        const slide = currentSlide(page).getBoundingClientRect();
        const caption = page.$('figcaption').getBoundingClientRect();
        const pictureWidth = Math.min(slide.width, (slide.height * width) / height);
        expect(caption.width).to.be.closeTo(pictureWidth, 1);
        expect(caption.left - slide.left).to.be.closeTo((slide.width - pictureWidth) / 2, 1);
        const below = (slide.height - (pictureWidth * height) / width) / 2;
        expect(slide.bottom - caption.bottom).to.be.closeTo(below, 1);
      });

    it('without a picture shows a message', async () => {
      const page = await open('', `<figure><figcaption>Alone</figcaption></figure>${img}`);
      expect(page.text(currentSlide(page)))
        .to.include('No image')
        .and.to.include('Alone');
      const data = attribute([{ title: 'Alone' }, ...items]);
      const other = await openSlideshow({
        script,
        html: `<az-gallery design="slideshow" loading="eager" items="${data}"></az-gallery>`,
      });
      expect(other.text(currentSlide(other)))
        .to.include('No image')
        .and.to.include('Alone');
    });

    it('that is a link follows it on a click', async () => {
      const page = await open('', `<a href="#inside">${img}</a>${img}`);
      await page.clickWithMouse(picture(page, 'Lazo'));
      await page.waitFor(() => page.window.location.hash === '#inside');
      expect(currentPosition(page)).to.equal('1');
    });

    it('follows its click-through address, unless that is a script', async () => {
      const safe = img.replace('<img', '<img data-click-through-url="#there"');
      const page = await open('', safe + img);
      expect(page.byRole('link', { name: 'Lazo' }).getAttribute('target')).to.equal(null);
      await page.clickWithMouse(currentSlide(page));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(currentPosition(page)).to.equal('1');
      const evil = await open(
        '',
        img.replace('<img', '<img data-click-through-url="javascript:alert(1)"') + img,
      );
      expect(evil.allByRole('link')).to.deep.equal([]);
      const fresh = await open('new-window', safe + img);
      expect(fresh.byRole('link').getAttribute('target')).to.equal('_blank');
    });

    it('with a video stays on a click, and pauses the video when the slide changes', async () => {
      const page = await open('', `<figure data-type="video"><video></video></figure>${img}`);
      const video = page.$<HTMLVideoElement>('video');
      let paused = 0;
      video.pause = () => {
        paused += 1;
      };
      page.click(currentSlide(page));
      await page.painted();
      expect(currentPosition(page)).to.equal('1');
      page.click(button(page, 'Next'));
      await waitForSlide(page, 2);
      // Code for videos loads with the first video, and may arrive after the next slide.
      await page.waitFor(() => paused > 0);
      expect(paused).to.equal(1);
    });

    it('passes the focus inside it to the next slide', async () => {
      const page = await open('keyboard', `<a href="#inside">${img}</a>${img}`);
      page.byRole('link', { name: 'Lazo' }).focus();
      await page.press('ArrowRight');
      await waitForSlide(page, 2);
      expect(page.focused).to.equal(currentSlide(page));
      await page.press('ArrowLeft');
      await waitForSlide(page, 1);
      expect(page.focused).to.equal(currentSlide(page));
    });

    it('has the aspect ratio of the settings or of its own picture', async () => {
      const own = items
        .map(
          ({ src, alt, width, height }) =>
            `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`,
        )
        .join('');
      const page = await open('image-aspect-ratio="Auto" current-index="2"', own);
      expect(currentSlide(page).clientHeight).to.equal(300);
      page.click(button(page, 'Previous'));
      await waitForSlide(page, 2);
      // At most as high as the window, so that a picture needs no scrolling.
      expect(currentSlide(page).clientHeight).to.equal(700);
      const fixed = await open('image-aspect-ratio="Auto" auto-height="false"', own);
      fixed.click(button(fixed, 'Next'));
      await waitForSlide(fixed, 2);
      expect(currentSlide(fixed).clientHeight).to.equal(600);
      const flat = await open(
        'data=\'{"aspectRatio": 25}\' image-aspect-ratio="Auto" auto-crop="false"',
        own,
      );
      expect(currentSlide(flat).clientHeight).to.equal(225);
      expect(flat.window.getComputedStyle(picture(flat, 'Lazo')).objectFit).to.equal('contain');
    });

    it('keeps the shape of its picture although the data have a shape left over from a grid', async () => {
      const html = `<az-gallery design="slideshow" loading="eager" data='{"aspect-ratio":"square"}' items="${attribute(items)}"></az-gallery>`;
      const page = await openSlideshow({ script, html });
      const { clientWidth, clientHeight } = currentSlide(page);
      expect(clientWidth / clientHeight).to.be.closeTo(1.5, 0.01);
    });

    it('is one of three that are rendered, of 2,000 in all', async () => {
      const many = attribute(
        Array.from({ length: 2000 }, (_, index) => ({ ...items[index % 3], id: `s${index}` })),
      );
      const page = await openSlideshow({
        script,
        html: `<az-gallery design="slideshow" loading="eager" items="${many}"></az-gallery>`,
      });
      expect(page.$$('[part~="slide"]').length).to.equal(2);
      gallery(page).goTo(1000);
      await waitForSlide(page, 1001);
      await page.waitFor(() => page.$$('[part~="slide"]').length === 3);
      expect(page.$<HTMLImageElement>('[part~="current"] img').src).to.include('/pictures/');
    });

    it('has as many slides rendered ahead as `preloadCount` says', async () => {
      const page = await openSlideshow({
        script,
        html: slideshow('loop preload-count="9"', figures.repeat(3)),
      });
      expect(page.$$('[part~="slide"]').length).to.equal(9);
    });

    it('loads the first picture with high priority', async () => {
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

  it(`a slideshow has all slides before the browser lays out the paper (${name})`, async () => {
    const page = await openSlideshow({ script, html: slideshow() });
    const names = () =>
      page.allByRole('group', { name: /^\d of 3/ }).map((slide) => slide.getAttribute('aria-label'));
    page.window.dispatchEvent(new Event('beforeprint'));
    // Nothing waits for a later task.
    await null;
    expect(names()).to.deep.equal(['1 of 3', '2 of 3', '3 of 3']);
    page.window.dispatchEvent(new Event('afterprint'));
    await page.waitFor(() => names().join() === '1 of 3');
  });

  if (supports('emulateMedia'))
    describe(`a slideshow on paper (${name})`, () => {
      for (const { from, slideshow } of slideshows)
        it(`has all slides and captions one below the other, and no buttons: ${from}`, async () => {
          const page = await openSlideshow({
            script,
            html: slideshow('thumbnails autoplay show-meta-on-hover'),
          });
          await emulateMedia({ media: 'print' });
          try {
            await page.waitFor(() => page.allByRole('group', { name: /^\d of 3/ }).length === 3);
            const boxes = items.map(({ alt }) => picture(page, alt).getBoundingClientRect());
            for (const [index, { top, width }] of boxes.entries()) {
              expect(width).to.be.greaterThan(0);
              expect(top).to.be.at.least(boxes[index - 1]?.bottom ?? 0);
            }
            const captions = page.$$('figcaption');
            expect(captions.map((caption) => page.text(caption))).to.have.length(3);
            for (const [index, caption] of captions.entries()) {
              const { top, bottom, height } = caption.getBoundingClientRect();
              expect(height).to.be.greaterThan(0);
              expect(top).to.be.at.least(boxes[index]?.top ?? 0);
              expect(bottom).to.be.at.most((boxes[index]?.bottom ?? 0) + 1);
            }
            await page.waitFor(() =>
              captions.every((caption) => page.window.getComputedStyle(caption).opacity === '1'),
            );
            expect(page.allByRole('button')).to.deep.equal([]);
          } finally {
            await emulateMedia({});
          }
          await page.waitFor(() => currentPosition(page) === '1');
          expect(page.errors).to.deep.equal([]);
        });

      it('has them where a change of the slide is under way, too', async () => {
        const page = await openSlideshow({ script, html: slideshow('speed="100"'), query: '' });
        page.click(button(page, 'Next'));
        await page.waitFor(() => runningAnimations(page).length > 0);
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.allByRole('group', { name: /^\d of 3/ }).length === 3);
          for (const slide of page.allByRole('group', { name: /^\d of 3/ }))
            expect(page.window.getComputedStyle(slide).opacity).to.equal('1');
        } finally {
          await emulateMedia({});
        }
      });
    });

  describe(`a slideshow before the script has loaded (${name})`, () => {
    const shapes = [
      'image-aspect-ratio="square"',
      'image-aspect-ratio="square" square-thumbs',
      // `squareThumbs` is a setting of grids.
      'image-aspect-ratio="3:2" square-thumbs',
      `image-aspect-ratio="3:2" data='{"squareThumbs":true}'`,
    ];
    for (const shape of shapes)
      it(`does not shift the page when the script arrives: ${shape}`, async () => {
        const page = await openPage({
          script: null,
          html: `<link rel="stylesheet" href="/dist/azulejo.css"><style>html { scrollbar-width: none } body { margin: 0 }</style>${slideshow('').replace('image-aspect-ratio="3:2"', shape)}<p>After</p>`,
          width: 600,
          height: 1000,
        });
        const { y } = page.$('p').getBoundingClientRect();
        page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
        await page.waitFor(() => isReady(page.$('az-gallery')));
        await page.painted();
        expect(page.$('p').getBoundingClientRect().y).to.equal(y);
        expect(await page.shift()).to.equal(0);
      });
  });
});
