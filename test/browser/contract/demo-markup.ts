import type { TestedBlock } from './tested-block';

type Block = Pick<TestedBlock, 'name' | 'tag'>;

/** Most tests ask for the same markup. */
const markups = new Map<string, Promise<string[]>>();

/**
 * The block's elements on its demo page: from children, data and attributes. Without ids, which must be unique, and
 * without attributes that refer to ids.
 */
export function demoMarkup(block: Block): Promise<string[]> {
  const markup = markups.get(block.name) ?? readMarkup(block);
  markups.set(block.name, markup);
  return markup;
}

async function readMarkup({ name, tag }: Block): Promise<string[]> {
  const response = await fetch(`/${name}.html`);
  if (!response.ok)
    throw new Error(`The block ${name} has no demo page: demo/pages/${name}.html is missing.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const elements = [...page.querySelectorAll(tag)];
  if (elements.length === 0) throw new Error(`demo/pages/${name}.html shows no <${tag}>.`);
  return elements.map((element) => {
    for (const one of [element, ...element.querySelectorAll('[id]')]) one.removeAttribute('id');
    element.removeAttribute('lang');
    element.removeAttribute('for');
    element.setAttribute('loading', 'eager');
    // Addresses on the demo page are relative to its folder.
    return element.outerHTML.replace(/([^/\w])(pictures|films|recordings)\//g, '$1/$2/');
  });
}
