import type { AdoptionEntry } from '../../../src/core/adoption-report';
import { insertBlocks } from '../../../src/features/adopt-page/insert-blocks';
import { kinds } from '../../../src/features/adopt-page/kinds';
import type { Kind, SavedPage } from '../../../src/features/adopt-page/kinds/kind';
import { wordPressKinds } from '../../../src/features/adopt-page/kinds/wordpress';

/** All kinds of all builders. */
export const allKinds: Kind[] = [...kinds.filter((row) => 'load' in row), ...wordPressKinds];

/** A page without settings, whose script tag names no address. */
export const noSite: SavedPage = { context: {}, formEndpoint: '', mayRequestRemote: false };

/** The attribute `data-block-json` as servers write it. */
export const attributeOf = (value: unknown): string => {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  return json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('{', '&#123;');
};

interface Revived {
  entries: AdoptionEntry[];
  /** The first block of the page. */
  block: HTMLElement;
  /** Its attributes without `data`. */
  attributes: Record<string, string>;
  /** The JSON of `data`. */
  data: Record<string, unknown>;
}

/** Puts the HTML into the page and revives its blocks of one kind, twice: the second time, nothing may happen. */
export const reviveHtml = async (
  kindOrName: Kind | string,
  html: string,
  page: Partial<SavedPage> = {},
): Promise<Revived> => {
  const kind =
    typeof kindOrName === 'string' ? allKinds.find((candidate) => candidate.kind === kindOrName) : kindOrName;
  if (!kind) throw Error(`There is no kind ${kindOrName}.`);
  document.body.innerHTML = html;
  const site = { ...noSite, ...page };
  const entries = await insertBlocks(document, [kind], site);
  const once = document.body.innerHTML;
  await insertBlocks(document, [kind], site);
  if (document.body.innerHTML !== once) throw Error('A second adoption has changed the page.');
  const block = document.querySelector<HTMLElement>(`az-${kind.block}`) as HTMLElement;
  const attributes = Object.fromEntries(
    [...(block?.attributes ?? [])]
      .filter(({ name }) => !name.startsWith('data'))
      .map(({ name, value }) => [name, value]),
  );
  return { entries, block, attributes, data: JSON.parse(block?.getAttribute('data') ?? '{}') };
};

/** The structure of an element as one line, such as `figure > img + figcaption`, without attributes. */
export const outline = (element: Element): string =>
  [...element.children]
    .map((child) => {
      const inner = outline(child);
      return inner ? `${child.localName}(${inner})` : child.localName;
    })
    .join(' ');
