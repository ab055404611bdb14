import { type BlockElement, isReady, stillText } from '../support/blocks';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { demoMarkup } from './demo-markup';
import { addElement, openBlockPage, plain, ready, settled, type TestedBlock } from './tested-block';
import { contentData, validObject } from './values';

/** Attributes that refer to elements of the same tree by their ids. */
const references = ['for', 'headers', 'list', 'popovertarget', 'commandfor', 'aria-labelledby'].concat(
  ['controls', 'describedby', 'details', 'errormessage', 'flowto', 'owns', 'activedescendant'].map(
    (name) => `aria-${name}`,
  ),
);

type Tree = Document | ShadowRoot;

function treesIn(tree: Tree): Tree[] {
  const roots = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [tree, ...roots.flatMap(treesIn)];
}

function repeatedIds(tree: Tree): string[] {
  const ids = [...tree.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function brokenReferences(tree: Tree): string[] {
  const isThere = (id: string) => tree.querySelector(`[id="${CSS.escape(id)}"]`) !== null;
  return references.flatMap((name) =>
    [...tree.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !isThere(id))
        .map((id) => `${element.localName} ${name}="${id}"`),
    ),
  );
}

export function instancesTests(block: TestedBlock): void {
  const { tag, settings, keys } = block;

  /** Opens a page with each element of the demo page twice, and two elements with `data`. */
  const openTwins = async (): Promise<Page> => {
    const markup = await demoMarkup(block);
    const page = await openBlockPage(block, {
      html: [...markup, ...markup].join(''),
      query: 'nomotion=true',
    });
    for (const id of ['first', 'second'])
      addElement(block, page, { id, attributes: { data: JSON.stringify(contentData(settings)) } });
    await ready(page, page.$$(tag));
    await settled(page);
    return page;
  };

  describe('beside another instance', () => {
    it('repeats no id, and keeps its own settings and content', async () => {
      const page = await openTwins();
      for (const tree of treesIn(page.document)) {
        expect(repeatedIds(tree)).to.deep.equal([]);
        expect(brokenReferences(tree)).to.deep.equal([]);
      }

      const [first, second] = ['#first', '#second'].map((id) => page.$<BlockElement>(id)) as [
        BlockElement,
        BlockElement,
      ];
      const settingsOf = (element: BlockElement) => keys.map(({ property }) => plain(element[property]));
      const [before, text] = [settingsOf(second), stillText(second)];
      first.data = validObject(settings, 3);
      await settled(page);
      expect(settingsOf(first)).not.to.deep.equal(before);
      first.remove();
      await settled(page);
      expect(settingsOf(second)).to.deep.equal(before);
      expect(stillText(second)).to.equal(text);
      expect(isReady(second)).to.equal(true);
    });
  });
}
