import type { Subject } from './subject';

/**
 * The elements of a block that its demo page shows: from children, from data, from attributes. Without ids, which the
 * page has once, and without what names them.
 */
export async function demoMarkup({ block, tag }: Pick<Subject, 'block' | 'tag'>): Promise<string[]> {
  const response = await fetch(`/${block}.html`);
  if (!response.ok) throw new Error(`The block ${block} has no demo page: demo/${block}.html is missing.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const elements = [...page.querySelectorAll(tag)];
  if (elements.length === 0) throw new Error(`demo/${block}.html shows no <${tag}>.`);
  return elements.map((element) => {
    for (const one of [element, ...element.querySelectorAll('[id]')]) one.removeAttribute('id');
    element.removeAttribute('lang');
    element.removeAttribute('for');
    element.setAttribute('loading', 'eager');
    // Addresses on the demo page are relative to its folder.
    return element.outerHTML.replace(/([^/\w])(pictures|films)\//g, '$1/$2/');
  });
}
