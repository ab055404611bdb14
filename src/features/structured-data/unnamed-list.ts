import { isObject } from '../../core/util/is-object';
import { pageThings } from './json-ld';
import { absoluteUrls, type Thing } from './thing';

/** The names and addresses of an entry of a list, in all the ways in which schema.org lets a list have its items. */
const namesOf = (entry: unknown): unknown[] =>
  isObject(entry)
    ? [entry.name, ...absoluteUrls([entry.url, entry['@id']]), ...namesOf(entry.item)].filter(Boolean)
    : absoluteUrls([entry]);

const itemNamesOf = ({ itemListElement }: Thing): unknown[] => [itemListElement].flat().flatMap(namesOf);

/**
 * Whether the page describes a list without a name that has one of the items of this list. A list with a name is one of the
 * things that `undescribedThings` compares.
 */
export const isInUnnamedList = (list: Thing): boolean => {
  const names = itemNamesOf(list);
  const links = document.querySelectorAll<HTMLAnchorElement>('[itemtype$="schema.org/ItemList"] a[href]');
  return (
    [...links].some(({ href }) => names.includes(href)) ||
    pageThings().some(
      (own) =>
        [own['@type']].flat().includes('ItemList') &&
        !own.name &&
        itemNamesOf(own).some((name) => names.includes(name)),
    )
  );
};
