/** Galleries, films, charts and summaries of a saved page, as visitors see them. */

import { attribute } from '../gallery/support';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';

const picture = (name: string, more = ''): string =>
  `<img data-src="/pictures/${name}-500w.jpg" data-image-dimensions="500x333" alt="${name}" ${more}>`;

const slideshowSettings = { design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 71 };

const slideshow = `<div class="sqs-block sqs-block-gallery" data-block-json="${attribute(slideshowSettings)}"><div class="sqs-block-content">
  <div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">
    <div class="slide">${picture('lazo')}</div><div class="slide">${picture('abanico')}</div></div></div>
  <div class="sqs-gallery-thumbnails">${picture('lazo', 'tabindex="0" role="button"')}${picture('abanico', 'tabindex="0" role="button"')}</div></div></div>`;

const summary = (showTitle: boolean): string =>
  `<div class="sqs-block sqs-block-summary-v2" data-block-json="${attribute({ design: 'carousel', showTitle, textSize: 'extralarge' })}"><div class="summary-block-wrapper">
  <div class="summary-item"><div class="summary-title"><a href="/ana">Ana</a></div><div class="summary-excerpt"><h4>«Precioso»</h4><p>Una tarde en el taller.</p></div></div></div></div>`;

const videoBlock = (json: object, inside: string): string =>
  `<div class="sqs-block sqs-block-video" data-block-json="${attribute(json)}"><div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:75%">${inside}</div></div></div>`;

const filmSettings = { muted: true, autoPlay: true, loop: true, controls: 'none' };
const filmFile = { alexandriaUrl: '/films/estrellas.webm?{variant}', aspectRatio: 0.8 };

const film = videoBlock(
  { overlay: false },
  `<div class="sqs-native-video" data-config-settings="${attribute(filmSettings)}" data-config-video="${attribute(filmFile)}"></div>`,
);

/** Saved with the player that the builder's script had put there. */
const livePlayer = videoBlock(
  { url: 'https://youtu.be/aqz-KE-bpKQ', overlay: false },
  '<div class="sqs-video-wrapper"><iframe srcdoc="" width="640" height="900"></iframe></div>',
);

const chartSettings = {
  title: 'Quién viene',
  chartType: 1009,
  dataTable: { data: [[12], [8.5]], seriesLabels: ['Cursos'], sampleLabels: ['Enero', 'Febrero'] },
};

const chart = `<div class="sqs-block sqs-block-chart"><div class="chart-block-container" data-settings="${attribute(chartSettings)}"><h2>Quién viene</h2><canvas></canvas></div></div>`;

const emptyGallery = `<section class="Index-gallery"><div class="Index-gallery-wrapper"><button class="Index-gallery-control"></button><button class="Index-gallery-control"></button></div></section>`;

defaultFlavour(({ name, script }) => {
  const open = (html: string): Promise<Page> =>
    openPage({ html: `<!doctype html><script src="${script}" data-adopt></script><main>${html}</main>` });

  const ready = async (page: Page, selector: string): Promise<HTMLElement> => {
    const element = (await page.waitFor(() => page.$$<HTMLElement>(selector)[0])) as HTMLElement;
    element.scrollIntoView({ block: 'center' });
    await page.waitFor(() => isReady(element));
    return element;
  };

  const openAdopted = async (html: string, selector: string): Promise<[Page, HTMLElement]> => {
    const page = await open(html);
    return [page, await ready(page, selector)];
  };

  const height = (element: Element): number => Math.round(element.getBoundingClientRect().height);

  describe(`media of a saved page (${name})`, () => {
    it('a slideshow has one strip of thumbnails, which works', async () => {
      const [page, gallery] = await openAdopted(slideshow, 'az-gallery');
      expect(page.$$<HTMLImageElement>('main img').map(({ alt }) => alt)).to.deep.equal(['lazo', 'abanico']);
      expect(page.$$('main [tabindex]')).to.deep.equal([]);
      expect(gallery.shadowRoot?.querySelectorAll('[part~="thumbnails"]').length).to.equal(1);
      expect(page.errors).to.deep.equal([]);
    });

    it('a summary shows a quote in the short text, with titles and without', async () => {
      for (const showTitle of [false, true]) {
        const [page] = await openAdopted(summary(showTitle), 'az-summary');
        const quote = page.$('h4');
        expect(quote.checkVisibility()).to.equal(true);
        expect(page.$('h3').checkVisibility()).to.equal(showTitle);
        // A page's `h4` has the size of the text around it.
        const sizeOf = (element: Element): string => page.window.getComputedStyle(element).fontSize;
        expect(sizeOf(quote)).to.equal(sizeOf(page.$('article p')));
      }
    });

    it('a film plays by itself, without sound, again and again, in its shape', async () => {
      const [page, block] = await openAdopted(film, 'az-video');
      const player = await page.waitFor(() => block.shadowRoot?.querySelector('video'));
      expect({ muted: player?.muted, loop: player?.loop }).to.deep.equal({ muted: true, loop: true });
      await page.waitFor(() => player?.paused === false);
      expect(Math.abs(height(block) - block.clientWidth / 0.8)).to.be.at.most(1);
    });

    it('a video that was saved with its live player keeps its height when its block is ready', async () => {
      const page = await open(`<div style="height: 9000px"></div>${livePlayer}`);
      const block = (await page.waitFor(() => page.$$<HTMLElement>('az-video')[0])) as HTMLElement;
      expect(isReady(block)).to.equal(false);
      const before = height(block);
      await ready(page, 'az-video');
      expect(height(block)).to.equal(before);
      expect(Math.abs(before - block.clientWidth * 0.75)).to.be.at.most(1);
    });

    it('a chart that was only data is drawn', async () => {
      const [page, block] = await openAdopted(chart, 'az-chart');
      await page.waitFor(() => block.matches(':state(drawn)'));
      expect(page.text(block)).to.include('Quién viene');
      expect(page.text(block)).to.include('Febrero');
      expect(page.errors).to.deep.equal([]);
    });

    it('a gallery without pictures takes no place', async () => {
      const page = await open(emptyGallery);
      await page.waitFor(() => page.$$('button').length === 0);
      expect(height(page.$('.Index-gallery'))).to.equal(0);
    });
  });
});
