/** Saved blocks into which their owner has written texts and links beside the parts that the builder knows. */

import type { AdoptionEntry } from '../../../src/core/adoption-report';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';

type Adopt = (root?: Element, options?: { dryRun?: boolean }) => Promise<AdoptionEntry[]>;

const section = (title: string, body: string): string =>
  `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target">
    <span class="accordion-item__title">${title}</span><span class="accordion-icon-container" aria-hidden="true">+</span></button></h4>${body}</li>`;

const description = (text: string): string =>
  `<div class="accordion-item__dropdown"><div class="accordion-item__description"><p>${text}</p></div></div>`;

const own = (name: string): string => `<p>${name}: <a href="/${name}">ver</a></p>`;

const accordion = `<ul class="accordion-items-container">${own('antes')}${section('Horario', description('De nueve a seis.'))}
  ${own('entre')}<li class="accordion-item"><b>Nota</b> ${own('nota')}</li>${section('Envíos', `<div>Sí. ${own('envios')}</div>`)}${own('fin')}</ul>`;

const dish = (title: string, more: string): string =>
  `<div class="menu-item"><div class="menu-item-title">${title}</div><span class="menu-item-price-top">$5</span>
    <div class="menu-item-description">Con queso.</div>${more}<div class="menu-item-price-bottom">$5</div></div>`;

const menu = `<div class="menu-wrapper">${own('abierto')}<div class="menus"><div class="menu">${own('almuerzo')}<div class="menu-section">
  <div class="menu-section-title">Entradas</div><div class="menu-items">${dish('Arepa', own('picante'))}${dish('Yuca', '')}</div></div></div></div></div>`;

const marquee = `<div class="Marquee"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"Pan fresco"}]}</script>
  ${own('arriba')}<div class="Marquee-display"><div class="Marquee-measure"><h1 class="Marquee-item">Pan fresco</h1></div></div>${own('abajo')}</div>`;

const slide = (more: string): string =>
  `<div class="slide"><noscript><img src="/pictures/lazo-500w.jpg"></noscript><img class="thumb-image" data-src="/pictures/lazo-500w.jpg" data-image-dimensions="500x333" alt="Lazo">${more}</div>`;

const gallery = `<div class="sqs-block gallery-block sqs-block-gallery"><div class="sqs-gallery-container sqs-gallery-block-grid">
  <div class="sqs-gallery">${slide(own('lazo'))}${slide('')}${own('todas')}</div><div class="sqs-gallery-controls"><a href="#">Next</a></div></div></div>`;

const summary = `<div class="sqs-block-summary-v2"><div class="summary-block-wrapper"><div class="summary-item-list">
  <div class="summary-item"><div class="summary-title"><a href="/taller">Taller</a></div><div class="summary-excerpt"><p>Sábado.</p></div></div>${own('agenda')}</div></div></div>`;

const linkedMarquee = `<div class="Marquee" id="linked"><div class="Marquee-measure"><h1><a href="/pan">Pan</a></h1></div></div>`;

/** What an owner reads in the page, in the order of the page as saved. */
const namesOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== '#');

defaultFlavour(({ script }) => {
  const open = (html: string, attributes = 'data-adopt'): Promise<Page> =>
    openPage({ html: `<!doctype html><script src="${script}" ${attributes}></script><main>${html}</main>` });

  const openAdopted = async (html: string, block: string): Promise<Page> => {
    const page = await open(html);
    const element = await page.waitFor(() => page.$$<HTMLElement>(block)[0]);
    element?.scrollIntoView({ block: 'center' });
    await page.waitFor(() => isReady(element));
    return page;
  };

  const isVisible = (page: Page, href: string): boolean => {
    const link = page.$(`a[href="${href}"]`);
    return link.checkVisibility() && link.getClientRects().length > 0;
  };

  /** How far down elements are, in the order of the document. */
  const tops = (page: Page, selector = 'main a'): number[] =>
    page.$$(selector).map((element) => Math.round(element.getBoundingClientRect().top));

  const isSorted = (numbers: number[]): boolean =>
    numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

  describe('texts and links of an owner in a saved block', () => {
    it('of an accordion stay between its sections, and in them', async () => {
      const page = await openAdopted(accordion, 'az-accordion');
      for (const href of ['/antes', '/entre', '/nota', '/fin'])
        expect(isVisible(page, href), href).to.equal(true);
      expect(isVisible(page, '/envios')).to.equal(false);
      const second = page.$$('details')[1];
      second?.querySelector('summary')?.click();
      await page.waitFor(() => isVisible(page, '/envios'));
      // The section is still opening.
      await page.waitFor(() => isSorted(tops(page, 'main a, main summary')));
      expect(page.text(page.$('main'))).not.to.include('+');
    });

    it('of a menu stay in its menus and with its dishes', async () => {
      const page = await openAdopted(menu, 'az-menu');
      expect(namesOf(page.$('main'))).to.deep.equal(['/abierto', '/almuerzo', '/picante']);
      for (const href of namesOf(page.$('main'))) expect(isVisible(page, href), href).to.equal(true);
      expect(isSorted(tops(page))).to.equal(true);
    });

    it('of a marquee stand still before and behind it', async () => {
      const page = await openAdopted(marquee, 'az-marquee');
      const block = page.$('az-marquee').getBoundingClientRect();
      const [above = 0, below = 0] = tops(page);
      expect(above).to.be.below(block.top);
      expect(below).to.be.at.least(Math.floor(block.bottom));
      expect(page.$$('main az-marquee a').length).to.equal(0);
    });

    it('of a gallery stay behind its pictures, once', async () => {
      const page = await openAdopted(gallery, 'az-gallery');
      expect(namesOf(page.$('main'))).to.deep.equal(['/lazo', '/todas']);
      for (const href of ['/lazo', '/todas']) expect(isVisible(page, href), href).to.equal(true);
      expect(page.$$('main img').length).to.equal(2);
      expect(page.text(page.$('main'))).not.to.include('Next');
    });

    it('of a summary stay behind its items', async () => {
      const page = await openAdopted(summary, 'az-summary');
      expect(isVisible(page, '/agenda')).to.equal(true);
      expect(page.$('az-summary').nextElementSibling?.textContent).to.equal('agenda: ver');
    });

    it('leave a block as it was saved where a link has no place in it, and a dry run says so, too', async () => {
      const page = await open(linkedMarquee, '');
      const { adopt } = (page.window as unknown as { Azulejo: { adopt: Adopt } }).Azulejo;
      const before = page.$('#linked').outerHTML;
      const describeEntries = (entries: AdoptionEntry[]) =>
        entries.map(({ element, kind, status, why }) => [element.id, kind, status, why]);
      const expected = [
        ['linked', 'marquee', 'left', 'The block has no place for a link that is in it: /pan'],
      ];
      expect(describeEntries(await adopt(page.$('main'), { dryRun: true }))).to.deep.equal(expected);
      expect(describeEntries(await adopt(page.$('main')))).to.deep.equal(expected);
      expect(page.$('#linked').outerHTML).to.equal(before);
    });
  });
});
