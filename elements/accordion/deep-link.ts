/** What an address says to an accordion: open the section at an index, open the one around an element, close all. */
export type DeepLink = { index: number } | { id: string } | 'close';

/**
 * Reads a location's hash (shell 2.5): `accordionItems/{index}` from 0, with or without a slash before it;
 * `accordionItemDescription` for the first section; an id. Undefined for what is not for an accordion.
 */
export const deepLinkOf = (hash: string): DeepLink | undefined => {
  let path = hash.replace(/^#\/?/, '');
  try {
    path = decodeURIComponent(path);
  } catch {
    // A stray % is part of the name.
  }
  // `#itemId=…` and the like speak to somebody else.
  if (!path || path.includes('=')) return undefined;
  const [, index] = /^accordionItems\/(\d+)$/.exec(path) ?? [];
  if (index) return { index: Number(index) };
  if (path.startsWith('accordionItemDescription')) return { index: 0 };
  return path.startsWith('accordionItem') ? 'close' : { id: path };
};
