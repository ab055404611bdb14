/** Later changes of settings, from any source: scripts read them at once, the block renders again, the visitor loses nothing. */

import { items, openSections, sections } from '../accordion/support';
import { settingsScript } from '../support/blocks';
import { bothFlavours } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { blockIn, eventTypesIn, gapOf, newBlock, openBlocks, openGallery, storedBlocks } from './support';

bothFlavours(({ name, script }) => {
  const gallery = (attributes?: string, content?: string) => openGallery(script, attributes, content);

  describe(`a property has its new value at once (${name})`, () => {
    it('after each kind of change', async () => {
      const { page, element } = await gallery(
        'design="grid" data-ref="stored"',
        '<script type="application/json">{"padding":1}</script>',
      );
      const stored = settingsScript(page, '{"aspectRatio":40}', 'stored');
      const [child] = element.children as unknown as [HTMLElement];
      const read = () => [element.padding, element.aspectRatio];
      expect(read()).to.deep.equal([1, 0]);
      page.document.body.append(stored);
      expect(read()).to.deep.equal([1, 40]);
      stored.textContent = '{"aspectRatio":50}';
      expect(read()).to.deep.equal([1, 50]);
      child.textContent = '{"padding":2}';
      expect(read()).to.deep.equal([2, 50]);
      element.setAttribute('data', '{"padding":3}');
      expect(read()).to.deep.equal([3, 50]);
      element.setAttribute('padding', '4');
      expect(read()).to.deep.equal([4, 50]);
      element.padding = 5;
      expect(read()).to.deep.equal([5, 50]);
      element.padding = undefined;
      element.removeAttribute('padding');
      element.removeAttribute('data');
      child.remove();
      stored.remove();
      expect(read()).to.deep.equal([20, 0]);
      // Values that were read before the render are rendered, too.
      element.prepend(settingsScript(page, '{"padding":8}'));
      expect(element.padding).to.equal(8);
      await page.waitFor(() => gapOf(element) === '8px');
      element.children[0]?.append(' ');
      (element.children[0] as HTMLElement).textContent = '{"padding":9}';
      await page.waitFor(() => gapOf(element) === '9px');
    });

    it('also before the block has rendered, and after it is removed', async () => {
      const { page, element } = await gallery();
      const newElement = newBlock(page, 'az-gallery', { padding: '3' });
      expect(newElement.padding).to.equal(3);
      newElement.setAttribute('padding', '4');
      expect(newElement.padding).to.equal(4);
      element.remove();
      await page.painted();
      element.setAttribute('padding', '6');
      expect(element.padding).to.equal(6);
    });

    it('and a list is the same object until a setting changes', async () => {
      const { element } = await gallery(`data='{"items":[{"src":"/pictures/mark.svg"}]}'`);
      expect(element.items).to.equal(element.items);
    });
  });

  describe(`a later change of settings renders the block again and keeps its state (${name})`, () => {
    const dataOf = (first: string) => JSON.stringify({ items: [{ title: first }, ...items] });
    const stored = (text: string, id = 'stored') =>
      `<script type="application/json" id="${id}">${text}</script>`;

    /** Opens a section, makes each `change`, and expects its effect while the section stays open. */
    const expectFollowed = async (html: string, changes: [title: string, change: (page: Page) => void][]) => {
      const page = await openBlocks({ script, html });
      await page.waitFor(() => sections(page)[0] === 'First');
      const header = page.byRole('button', { name: 'Returns' });
      page.click(header);
      for (const [title, change] of changes) {
        change(page);
        await page.waitFor(() => sections(page)[0] === title);
        expect(openSections(page)).to.deep.equal(['Returns']);
        expect(page.byRole('button', { name: 'Returns' })).to.equal(header);
      }
      expect(eventTypesIn(page).filter((type) => type !== 'az-toggle')).to.deep.equal(['az-ready']);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    };

    it('in the attributes data, data-block-json and items', () =>
      expectFollowed(`<az-accordion data-block-json='${dataOf('First')}'></az-accordion>`, [
        ['Second', (page) => blockIn(page).setAttribute('data-block-json', dataOf('Second'))],
        ['Third', (page) => blockIn(page).setAttribute('data', dataOf('Third'))],
        ['Fourth', (page) => blockIn(page).setAttribute('data', dataOf('Fourth'))],
        [
          'Fifth',
          (page) => blockIn(page).setAttribute('items', JSON.stringify([{ title: 'Fifth' }, ...items])),
        ],
      ]));

    it('in the child script: its text, a part of its text, another script in its place', () =>
      expectFollowed(`<az-accordion>${stored(dataOf('First'), '')}</az-accordion>`, [
        [
          'Second',
          (page) => {
            page.$('az-accordion > script').textContent = dataOf('Second');
          },
        ],
        [
          'Third',
          (page) => {
            const text = page.$('az-accordion > script').firstChild as Text;
            text.data = text.data.replace('Second', 'Third');
          },
        ],
        [
          'Fourth',
          (page) => page.$('az-accordion > script').replaceWith(settingsScript(page, dataOf('Fourth'))),
        ],
        [
          'Fifth',
          (page) => {
            page.$('az-accordion > script').textContent = dataOf('Fifth');
          },
        ],
      ]));

    it('in properties', () =>
      expectFollowed(`<az-accordion data='${dataOf('First')}'></az-accordion>`, [
        [
          'Second',
          (page) => {
            blockIn(page).data = JSON.parse(dataOf('Second'));
          },
        ],
        [
          'Third',
          (page) => {
            blockIn(page).items = [{ title: 'Third' }, ...items];
          },
        ],
        [
          'Second2',
          (page) => {
            blockIn(page).items = undefined;
            blockIn(page).data = dataOf('Second2');
          },
        ],
      ]));

    it('in stored data: its text, another script in its place, another name, the site context', () =>
      expectFollowed(
        `${storedBlocks({ known: JSON.parse(dataOf('Fifth')) })}${stored(dataOf('First'))}
          ${stored(dataOf('Fourth'), 'other')}<az-accordion data-ref="stored"></az-accordion>`,
        [
          [
            'Second',
            (page) => {
              page.$('#stored').textContent = dataOf('Second');
            },
          ],
          ['Third', (page) => page.$('#stored').replaceWith(settingsScript(page, dataOf('Third'), 'stored'))],
          [
            'Changed',
            (page) => {
              page.$('#stored').textContent = dataOf('Changed');
            },
          ],
          [
            'Fourth',
            (page) => {
              blockIn(page).dataset.ref = 'other';
            },
          ],
          [
            'Fifth',
            (page) => {
              blockIn(page).dataset.ref = 'known';
            },
          ],
          // Over the one of the site context.
          ['Sixth', (page) => page.document.body.append(settingsScript(page, dataOf('Sixth'), 'known'))],
        ],
      ));

    it('in stored data that follows the element', async () => {
      const html = '<az-accordion data-ref="late" icon="arrow"><p>Call us</p></az-accordion>';
      const page = await openBlocks({ script, html });
      await page.waitFor(() => page.console.length > 0);
      expect(page.text()).to.equal('Call us');
      page.$('az-accordion').before(settingsScript(page, dataOf('Late'), 'late'));
      await page.waitFor(() => sections(page)[0] === 'Late');
      page.$('#late').textContent = dataOf('Later');
      await page.waitFor(() => sections(page)[0] === 'Later');
    });

    it('in a shadow root that the element was moved into', async () => {
      const html = `<az-accordion data-ref="stored"></az-accordion>${stored(dataOf('First'))}
        <div><template shadowrootmode="open">${stored(dataOf('Second'))}</template></div>`;
      await expectFollowed(html, [
        ['Second', (page) => page.$('div').shadowRoot?.append(blockIn(page))],
        [
          'Third',
          (page) => {
            const inside = page.$('div').shadowRoot?.querySelector('script');
            if (inside) inside.textContent = dataOf('Third');
          },
        ],
      ]);
    });

    it('but not a change of other elements', async () => {
      const html = `${stored(dataOf('First'))}<az-accordion data-ref="stored"></az-accordion><p>Else</p>`;
      const page = await openBlocks({ script, html });
      const element = blockIn(page);
      const before = element.items;
      page.$('p').textContent = 'Something else';
      page.$('p').append(page.document.createElement('b'));
      await page.painted();
      expect(element.items).to.equal(before);
      page.$('#stored').textContent = dataOf('Second');
      expect(element.items).not.to.equal(before);
    });
  });
});
