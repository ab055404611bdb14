import { type ReactNode, useMemo } from 'react';
import type { CollectionItem } from '../../src/features/collection/item';
import { elementKey } from '../../src/features/slides/slide-keys';
import type { SummaryProps } from './summary-props';

/** The content of a tile. */
export interface Entry {
  /** Identifies the entry while it is on the page. */
  readonly key: string;
  /** The page's own article, which a slot shows. */
  readonly element?: HTMLElement;
  /** The item from data, or as it was read from the article. */
  readonly item?: CollectionItem;
  /** Shows an item from data. */
  readonly content?: ReactNode;
}

export const ownEntry = (element: HTMLElement): Entry => ({ key: elementKey(element), element });

/** The page's own articles, at most `pageSize`. */
export const useOwnEntries = ({
  ownContent: { articles },
  settings: { pageSize },
}: Pick<SummaryProps, 'ownContent' | 'settings'>): Entry[] =>
  useMemo(() => articles.slice(0, pageSize).map(ownEntry), [articles, pageSize]);
