import { nameInHash } from '../../src/core/util/hash-link';

/**
 * Reads the hash of an address: the index of the section to open, or the id of an element to show.
 *
 * `accordionItems/{index}`, from 0, and `accordionItemDescription`, the first section, may start with a slash. Any other
 * hash that begins with `accordionItem` is NaN: it names no section, and closes all of them. Every other hash, such as the
 * route of an app or `#itemId=…` of a gallery, is an id; an id outside the accordion changes nothing.
 */
export const parseAccordionLink = (hash: string): number | string => {
  const path = nameInHash(hash);
  const [, link] = /^\/?accordionItem(.*)$/s.exec(path) ?? [];
  if (link === undefined) return path;
  if (/^Description\b/.test(link)) return 0;
  return Number(/^s\/(\d+)(\/|$)/.exec(link)?.[1]);
};
