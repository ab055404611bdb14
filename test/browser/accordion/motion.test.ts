import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { afterEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { header, items, openAccordion, openSections, questions, sources, toggles } from './support';

/** Of the sections themselves, not of their icons. */
const motions = (page: Page): Animation[] =>
  page
    .$$('details')
    .flatMap((details) =>
      details.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]?.height),
    );

const end = (page: Page): void => {
  for (const root of new Set(page.$$('details').map((details) => details.getRootNode() as Document)))
    for (const motion of root.getAnimations()) motion.finish();
};

const heightOf = (page: Page, name: string) =>
  header(page, name).parentElement?.getBoundingClientRect().height ?? 0;

defaultFlavour(({ name, script }) => {
  for (const { from, accordion } of sources) {
    describe(`the motion of an accordion from ${from} (${name})`, () => {
      it('takes 250 ms, in which a second click is ignored', async () => {
        const page = await openAccordion({ script, html: accordion(), query: '' });
        const closed = heightOf(page, 'Returns');
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal(['Returns'], 'it is open at once');
        const [motion, ...more] = motions(page);
        expect(more.length).to.equal(0);
        expect(motion?.effect?.getTiming().duration).to.equal(250);
        expect(heightOf(page, 'Returns')).to.equal(closed);
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal(['Returns']);
        end(page);
        expect(heightOf(page, 'Returns')).to.be.greaterThan(closed + 10);
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal([]);
        expect(heightOf(page, 'Returns')).to.be.greaterThan(closed + 10);
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal([]);
        end(page);
        expect(heightOf(page, 'Returns')).to.equal(closed);
        expect(await toggles(page)).to.not.include('1 opens');
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal(['Returns']);
      });

      it('ends at the final height', async () => {
        const page = await openAccordion({ script, html: accordion(), query: '' });
        page.click(header(page, 'Returns'));
        for (const motion of motions(page)) {
          motion.pause();
          motion.currentTime = 249.99;
        }
        const last = heightOf(page, 'Returns');
        end(page);
        expect(heightOf(page, 'Returns')).to.be.closeTo(last, 0.1);
      });

      it('does not prevent another section from opening', async () => {
        const page = await openAccordion({ script, html: accordion(), query: '' });
        const closed = heightOf(page, 'Returns');
        page.click(header(page, 'Returns'));
        page.click(header(page, 'Care'));
        expect(openSections(page)).to.deep.equal(['Care']);
        end(page);
        expect(heightOf(page, 'Returns')).to.equal(closed);
      });

      it('keeps the heading that the visitor presses in view while a long section above it closes', async () => {
        const html = `<style>[part="panel"], p { min-height: 3000px }</style>${accordion()}`;
        const page = await openAccordion({ script, html, query: '' });
        page.click(header(page, 'Delivery'));
        end(page);
        header(page, 'Care').scrollIntoView({ block: 'center' });
        page.click(header(page, 'Care'));
        const isInView = () => {
          const { top, bottom } = header(page, 'Care').getBoundingClientRect();
          return top >= 0 && bottom <= page.window.innerHeight;
        };
        await page.waitFor(() => motions(page).every(({ playState }) => playState === 'finished'));
        await page.painted();
        expect(isInView()).to.equal(true);
      });

      it('has the duration that the page sets', async () => {
        const style = '<style>az-accordion { --az-duration: 0.4s }</style>';
        const page = await openAccordion({ script, html: style + accordion(), query: '' });
        page.click(header(page, 'Returns'));
        expect(motions(page).map(({ effect }) => effect?.getTiming().duration)).to.deep.equal([400]);
      });

      it('is left out with nomotion=true', async () => {
        const page = await openAccordion({ script, html: accordion() });
        page.click(header(page, 'Returns'));
        expect(motions(page)).to.deep.equal([]);
        page.click(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal([]);
      });
    });
  }

  if (supports('emulateMedia')) {
    for (const { from, accordion } of sources) {
      describe(`an accordion from ${from} (${name})`, () => {
        afterEach(() => emulateMedia({}));

        it('does not move with reduced motion', async () => {
          await emulateMedia({ reducedMotion: 'reduce' });
          const page = await openAccordion({ script, html: accordion(), query: '' });
          page.click(header(page, 'Returns'));
          expect(motions(page)).to.deep.equal([]);
          const icon = page.window.getComputedStyle(header(page, 'Returns'), '::after');
          expect(icon.transitionDuration).to.equal('0s');
        });

        if (supports('forcedColors'))
          it('has visible icons in forced colours, whatever the colour of the page', async () => {
            await emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
            const page = await openAccordion({ script, html: accordion() });
            page.document.body.style.color = '#222';
            const icon = page.window.getComputedStyle(header(page, 'Returns'), '::after');
            expect(icon.color).to.equal('rgb(255, 255, 255)');
          });

        it('is printed with all sections', async () => {
          const page = await openAccordion({ script, html: accordion() });
          await emulateMedia({ media: 'print' });
          const contents = page.$$('details').map((details) => details.lastElementChild as HTMLElement);
          const heights = contents.map((content) => content.getBoundingClientRect().height);
          expect(heights.length).to.equal(3);
          for (const height of heights) expect(height).to.be.greaterThan(10);
          // The line below a section keeps its distance, as below an open one.
          const paddings = page
            .$$('details')
            .map((details) => page.window.getComputedStyle(details).paddingBottom);
          expect(paddings).to.deep.equal(['16px', '16px', '16px']);
          await emulateMedia({});
          expect(openSections(page)).to.deep.equal([]);
        });
      });
    }
  }

  describe(`an accordion before the script arrives (${name})`, () => {
    const link = '<link rel="stylesheet" href="/dist/azulejo.css">';
    /** A page whose script comes when the test says so. */
    const late = async (html: string) => {
      const page = await openPage({
        script: null,
        html: `${link}${html}<p id="after">After</p>`,
        query: 'nomotion=true',
      });
      return {
        page,
        async upgrade() {
          page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
          await page.waitFor(() => isReady(page.$('az-accordion')));
          await page.painted();
        },
      };
    };
    /** Where everything is. */
    const places = (page: Page) =>
      page.$$('summary, summary + *, details, #after').map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height].join(' ');
      });

    it('works without the script', async () => {
      const { page } = await late(`<az-accordion>${questions}</az-accordion>`);
      await page.clickWithMouse(header(page, 'Returns'));
      expect(openSections(page)).to.deep.equal(['Returns']);
      expect(page.text()).to.equal('Delivery Returns Within a month Care After');
      const icon = page.window.getComputedStyle(header(page, 'Care'), '::after');
      // The script draws the icon; until then a sign stands in its place.
      expect(icon.content).to.equal('"+"');
      expect(page.window.getComputedStyle(header(page, 'Returns'), '::after').content).to.equal('"-"');
    });

    for (const attributes of [
      '',
      'open-first',
      'icon="arrow"',
      'icon="none"',
      `data='{"openFirst": true}'`,
    ]) {
      it(`does not move when the script arrives: <az-accordion ${attributes}>`, async () => {
        const { page, upgrade } = await late(`<az-accordion ${attributes}>${questions}</az-accordion>`);
        const before = places(page);
        await upgrade();
        expect(places(page)).to.deep.equal(before);
        expect(await page.shift()).to.equal(0);
      });
    }

    it('keeps open the section that the visitor has opened', async () => {
      const { page, upgrade } = await late(`<az-accordion>${questions}</az-accordion>`);
      await page.clickWithMouse(header(page, 'Returns'));
      const before = places(page);
      await upgrade();
      expect(openSections(page)).to.deep.equal(['Returns']);
      expect(places(page)).to.deep.equal(before);
    });
  });

  describe(`an accordion and the page around it (${name})`, () => {
    it('does not move when its descriptions are HTML', async () => {
      const open = items.map((item) => ({ ...item, open: true }));
      const data = JSON.stringify({ items: open, multiple: true });
      const page = await openPage({
        script,
        html: `<az-accordion data='${data}'></az-accordion>`,
        until: 'start',
      });
      await page.waitFor(() => isReady(page.$('az-accordion')));
      expect(page.text()).to.equal('Delivery Two days Returns Within a month Care A damp cloth');
      expect(await page.shift()).to.equal(0);
    });

    it('has one marker on each section, whatever resets the page has', async () => {
      const style =
        '<style>summary { display: list-item } *, ::before, ::after { box-sizing: border-box; padding: 0 }</style>';
      const page = await openAccordion({ script, html: `${style}<az-accordion>${questions}</az-accordion>` });
      expect(page.window.getComputedStyle(header(page, 'Care')).listStyleType).to.equal('none');
      const marker = page.window.getComputedStyle(header(page, 'Care'), '::after');
      expect([marker.width, marker.height]).to.deep.equal(['14px', '14px']);
    });

    it('keeps its sections within the block on a page whose elements inherit their `box-sizing`', async () => {
      const rules =
        'html { box-sizing: border-box } * { box-sizing: inherit } details { width: 100%; padding: 0 20px }';
      const page = await openAccordion({
        script,
        html: `<style>${rules}</style><az-accordion>${questions}</az-accordion>`,
      });
      const [block, section] = ['az-accordion', 'details'].map((one) => page.$(one).getBoundingClientRect());
      expect(section?.right).to.equal(block?.right);
    });

    it('lets the rules of the page win', async () => {
      const style = '<style>summary { padding: 3px; color: rgb(1, 2, 3); font-weight: 300 }</style>';
      const page = await openAccordion({ script, html: `${style}<az-accordion>${questions}</az-accordion>` });
      const { paddingTop, color, fontWeight } = page.window.getComputedStyle(header(page, 'Care'));
      expect([paddingTop, color, fontWeight]).to.deep.equal(['3px', 'rgb(1, 2, 3)', '300']);
    });

    it('keeps its space on a page whose reset is in an earlier layer', async () => {
      const style = '<style>@layer reset, azulejo; @layer reset { * { padding: 0 } }</style>';
      const page = await openAccordion({ script, html: `${style}<az-accordion>${questions}</az-accordion>` });
      expect(page.window.getComputedStyle(header(page, 'Care')).paddingTop).to.equal('16px');
    });
  });
});
