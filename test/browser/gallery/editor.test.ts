import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { gallery } from './slideshow-support';
import { attribute, items, openGallery, picture } from './support';

const edited = '<script>document.documentElement.setAttribute("data-azulejo-editor", "")</script>';

const own = items
  .map(
    ({ src, alt, width, height }, index) =>
      `<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${index === 1 ? 'data-click-through-url="#there"' : ''}>`,
  )
  .join('');
const data = attribute(
  items.map((item, index) => (index === 1 ? { ...item, clickThrough: '#there' } : item)),
);

defaultFlavour(({ name, script }) => {
  const open = async (design: string, rest: string, before = edited): Promise<Page> => {
    const page = await openGallery({
      script,
      html: `${before}<az-gallery id="g" design="${design}" v-size="20" current-index="1" image-aspect-ratio="3:1"${rest}</az-gallery>`,
      width: 900,
      height: 700,
      lang: 'en',
      query: 'nomotion=true',
    });
    // Strips have gone to their slide.
    await page.painted();
    await page.painted();
    return page;
  };

  /** Records the messages to the editor around the page from now on. */
  const messages = (): unknown[] => {
    const receivedMessages: unknown[] = [];
    addEventListener('message', ({ data: message }) => {
      if (message?.type === 'az-click-through') receivedMessages.push(message);
    });
    return receivedMessages;
  };

  describe(`a link in an editor (${name})`, () => {
    for (const design of ['grid', 'slider', 'carousel', 'slideshow'])
      for (const rest of [`>${own}`, ` items="${data}">`])
        it(`is reported to the editor: ${design}, ${rest.startsWith('>') ? 'children' : 'items'}`, async () => {
          const page = await open(design, rest);
          const receivedMessages = messages();
          await page.clickWithMouse(picture(page, 'Talavera'));
          await page.waitFor(() => receivedMessages.length > 0);
          const url = new URL('#there', page.document.baseURI).href;
          expect(receivedMessages).to.deep.equal([{ type: 'az-click-through', id: 'g', url, index: 1 }]);
          expect(page.window.location.hash).to.equal('');
        });

    for (const design of ['slider', 'carousel'])
      it(`is reported, too, where its caption is clicked: ${design}`, async () => {
        const captioned = attribute(
          items.map((item, index) => ({
            ...item,
            title: item.alt,
            clickThrough: index === 1 ? '#there' : '',
          })),
        );
        const page = await open(design, ` items="${captioned}">`);
        const receivedMessages = messages();
        await page.clickWithMouse(page.$$('figcaption')[1] as HTMLElement);
        await page.waitFor(() => receivedMessages.length > 0);
        const url = new URL('#there', page.document.baseURI).href;
        expect(receivedMessages).to.deep.equal([{ type: 'az-click-through', id: 'g', url, index: 1 }]);
        expect(page.window.location.hash).to.equal('');
      });

    it('is reported by its index among many slides, whatever words the page has for a position', async () => {
      const messagesOfPage = { en: { gallery: { position: 'Tile {index} of {count}' } } };
      const script = `<script type="application/json" data-az-messages>${JSON.stringify(messagesOfPage)}</script>`;
      const many = Array.from(
        { length: 9 },
        (_, index) =>
          `<img src="/pictures/lazo-500w.jpg" alt="Lazo ${index}" data-click-through-url="#there">`,
      );
      const page = await open('slideshow', `>${many.join('')}`, edited + script);
      const receivedMessages = messages();
      gallery(page).goTo(5);
      await page.waitFor(() => page.byRole('group', { name: 'Tile 6 of 9' }));
      await page.clickWithMouse(picture(page, 'Lazo 5'));
      await page.waitFor(() => receivedMessages.length > 0);
      expect(receivedMessages.map((message) => (message as { index: number }).index)).to.deep.equal([5]);
    });

    it('can be handled by the page itself', async () => {
      const page = await open('grid', `>${own}`);
      const receivedMessages = messages();
      const clickedIndexes: unknown[] = [];
      page.document.addEventListener('az-click-through', (event) => {
        clickedIndexes.push((event as CustomEvent).detail.index);
        event.preventDefault();
      });
      await page.clickWithMouse(picture(page, 'Talavera'));
      await page.waitFor(() => clickedIndexes.length > 0);
      await page.painted();
      expect(clickedIndexes).to.deep.equal([1]);
      expect(receivedMessages).to.deep.equal([]);
      expect(page.window.location.hash).to.equal('');
    });

    it('is followed outside an editor', async () => {
      const page = await open('slider', `>${own}`, '');
      const receivedMessages = messages();
      await page.clickWithMouse(picture(page, 'Talavera'));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(receivedMessages).to.deep.equal([]);
    });
  });
});
