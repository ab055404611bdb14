import { useMemo } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { readItemElement } from '../../src/features/collection/item-element';
import { absoluteUrl, createThing, type Thing } from '../../src/features/structured-data/thing';
import { isInUnnamedList } from '../../src/features/structured-data/unnamed-list';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import type { Entry } from './entries';

/** The items that have a page of their own, as https://schema.org/ItemList */
export const describeList = (entries: Entry[], name: string | undefined): Thing[] => {
  const items = entries.flatMap(({ element, item }) => item ?? (element ? readItemElement(element) : []));
  const itemListElement = items
    .filter(({ url }) => url)
    .map(({ title, url }, index) =>
      createThing('ListItem', { position: index + 1, name: title, url: absoluteUrl(url) }),
    );
  return itemListElement.length ? [createThing('ItemList', { name, itemListElement })] : [];
};

interface StructuredListProps {
  host: BlockHost;
  entries: Entry[];
  name: string | undefined;
}

/** Describes the list to search engines, unless the page does so itself. Shows nothing. */
export const StructuredList = ({ host, entries, name }: StructuredListProps): null => {
  useStructuredData(
    host,
    useMemo(
      // A list without a name counts as described by any list of the page.
      () => describeList(entries, name).filter((list) => !name || !isInUnnamedList(list)),
      [entries, name],
    ),
  );
  return null;
};
