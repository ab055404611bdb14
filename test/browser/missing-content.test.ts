/** Blocks that have content or settings, but not what they need: the content stays, and the author reads why. */
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { describe, expect, it } from './support/suite';

interface Case {
  html: string;
  /** What a visitor reads. */
  text: string;
  message: RegExp;
}

const cases: Record<string, Case> = {
  'a chart without a table': {
    html: '<az-chart><p>The numbers follow in May</p></az-chart>',
    text: 'The numbers follow in May',
    message: /There are no values.+expected a <table>.+The content shows without a chart\./,
  },
  'a chart of a table without numbers': {
    html: '<az-chart><table><tr><th></th><th>Tiles</th></tr><tr><td>May</td><td>many</td></tr></table></az-chart>',
    text: 'many',
    message: /There are no values/,
  },
  'a chart of items without values beside a table': {
    html: `<az-chart data='{"items":[{}]}'><table><tr><th></th><th>Tiles</th></tr><tr><td>May</td><td>12</td></tr></table></az-chart>`,
    text: 'Tiles',
    message: /There are no values.+The content shows without a chart\./,
  },
  'an image without a picture': {
    html: '<az-image><p>The picture is in the workshop</p></az-image>',
    text: 'The picture is in the workshop',
    message: /There is no picture, expected an <img>.+The element's own content shows\./,
  },
  'an image with a title alone': {
    html: '<az-image image-title="Lazo"></az-image>',
    text: 'No image',
    message: /There is no picture.+`src`\. A placeholder shows\./,
  },
  'a player without a recording': {
    html: '<az-audio>Our album is out in May</az-audio>',
    text: 'Our album is out in May',
    message: /There is no recording, expected <audio>.+The element's own content shows\./,
  },
  'a reservation without a restaurant': {
    html: '<az-reservation><a href="tel:+529511234567">951 123 4567</a></az-reservation>',
    text: '951 123 4567',
    message: /There is no restaurantId, expected the number.+The link stays\./,
  },
  'a table booking without an address': {
    html: '<az-table-booking><a href="tel:+529511234567">951 123 4567</a></az-table-booking>',
    text: '951 123 4567',
    message: /There is no businessUrl.+expected https:\/\/www\.exploretock\.com\/NAME/,
  },
  'an embed without an address': {
    html: '<az-embed><p>The record is out in May</p></az-embed>',
    text: 'The record is out in May',
    message: /There is no address, expected `url`, `html` or a link in the content.+The content stays\./,
  },
  'a number of comments without a site': {
    html: '<az-comment-count><a href="#comments">Comments</a></az-comment-count>',
    text: 'Comments',
    message: /There is no shortname, expected the name of the site at Disqus/,
  },
  'a number of comments without a page': {
    html: '<az-comment-count shortname="taller">Comments below</az-comment-count>',
    text: 'Comments below',
    message: /There is no link with an address, and no url.+The content stays, without a number\./,
  },
  'a follow button without an account': {
    html: '<az-follow-button service="instagram">Follow the workshop</az-follow-button>',
    text: 'Follow the workshop',
    message: /There is no account, expected service and account.+The content of the page stays\./,
  },
  'a heart without an item': {
    html: '<az-like count="4"><span>4 people</span></az-like>',
    text: '4 people',
    message: /There is no itemId, expected the id of an item/,
  },
  'a video without a link': {
    html: '<az-video><p>The film is out in May</p></az-video>',
    text: 'The film is out in May',
    message: /Content without a link cannot be played, expected the address of YouTube/,
  },
  'a lightbox for an element that does not exist': {
    html: '<az-lightbox for="nothing">The pictures of the page</az-lightbox>',
    text: 'The pictures of the page',
    message: /`for` is "nothing", expected the id of an element/,
  },
  'a gallery of text alone': {
    html: '<az-gallery design="slideshow">The pictures follow</az-gallery>',
    text: 'The pictures follow',
    message: /No images: expected <figure>.+The element's own content shows\./,
  },
  'a gallery whose items have no pictures': {
    html: `<az-gallery data='{"items":[{"url":"a.jpg","title":"Lazo"}]}'></az-gallery>`,
    text: 'Lazo',
    message: /No images: expected.+`items` with a `src` each\. Placeholders show\./,
  },
};

for (const item of ['{}', '{"title":"Lazo"}', '{"src":""}'])
  cases[`a gallery of the item ${item} beside pictures of its own`] = {
    html: `<az-gallery data='{"items":[${item}]}'><figure><img src="/pictures/mark.svg" alt=""><figcaption>A mark</figcaption></figure></az-gallery>`,
    text: 'A mark',
    message: /No images: expected.+The element's own content shows\./,
  };

const linesAbout = (page: Page, id: string): string[] =>
  page.console
    .filter(({ level, text }) => level !== 'log' && text.includes(`id="${id}"`))
    .map(({ level, text }) => `${level} ${text}`);

const recorder = `<script>
  window.failed = [];
  addEventListener('az-error', ({ target, detail }) => failed.push({ id: target.id, ...detail }));
</script>`;

const failed = (page: Page) =>
  (page.window as unknown as { failed: { id: string; block: string; error: Error }[] }).failed;

defaultFlavour(({ name, script }) => {
  describe(`a block without what it needs (${name})`, () => {
    for (const [what, { html, text, message }] of Object.entries(cases))
      it(`${what} keeps its content, and says once what is missing`, async () => {
        const element = html.replace(/^<[\w-]+/, '$& id="it" loading="eager"');
        const page = await openPage({ script, lang: 'en', html: recorder + element });
        const block = page.$('#it');
        await page.waitFor(() => failed(page).length > 0);
        // Another render must not repeat it.
        block.setAttribute('data-changed', '');
        block.append(' ');
        await page.painted();
        expect(failed(page).map(({ id, block }) => [id, block])).to.deep.equal([
          ['it', block.localName.slice(3)],
        ]);
        expect(failed(page)[0]?.error.message).to.match(message);
        expect(linesAbout(page, 'it').length, linesAbout(page, 'it').join('\n')).to.equal(1);
        expect(linesAbout(page, 'it')[0]).to.match(
          new RegExp(`^error .azulejo. <${block.localName} id="it">`),
        );
        expect(page.text(block)).to.include(text);
        expect(page.errors).to.deep.equal([]);
      });

    it('shows the text of an image without its picture, and no placeholder', async () => {
      const html = '<az-image loading="eager"><p>The picture is in the workshop</p></az-image>';
      const page = await openPage({ script, lang: 'en', html });
      await page.waitFor(() => isReady(page.$('az-image')));
      expect(page.text(page.$('az-image'))).to.equal('The picture is in the workshop');
    });

    it('warns of slides that are texts, which may be meant', async () => {
      const html = '<az-gallery id="it" loading="eager"><p>One</p><p>Two</p></az-gallery>\n';
      const page = await openPage({ script, lang: 'en', html: recorder + html });
      await page.waitFor(() => linesAbout(page, 'it').length > 0);
      expect(linesAbout(page, 'it')[0]).to.match(/^warn .+No images.+The children show without pictures\./);
      expect(linesAbout(page, 'it')[0]).not.to.include('slash');
      expect(page.text(page.$('#it')))
        .to.include('One')
        .and.include('Two');
      expect(failed(page)).to.deep.equal([]);
    });

    it('names the slash of a gallery that was not closed as the reason', async () => {
      const html =
        '<section><az-gallery id="it" loading="eager" /><h2>One</h2><p>Two</p></section><p>Three</p>';
      const page = await openPage({ script, lang: 'en', html });
      await page.waitFor(() => linesAbout(page, 'it').length > 0);
      expect(linesAbout(page, 'it').length).to.equal(1);
      expect(linesAbout(page, 'it')[0]).to.match(
        /^warn .+No images.+HTML ignores the slash.+<\/az-gallery>\./,
      );
    });

    it('waits for a container that the page brings later, before the page has loaded', async () => {
      const later = `<az-lightbox id="it" loading="eager" for="later">Open</az-lightbox>
        <script>addEventListener('DOMContentLoaded', () => { document.querySelector('main').id = 'later'; });</script>
        <main><img src="/pictures/mark.svg" alt="A mark"></main>`;
      const page = await openPage({ script, lang: 'en', html: recorder + later });
      await page.waitFor(() => page.allByRole('button', { name: 'A mark' }).length === 1);
      await page.painted();
      expect(failed(page)).to.deep.equal([]);
    });
  });
});
