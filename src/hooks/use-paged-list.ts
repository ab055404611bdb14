import { type RefObject, useRef, useState } from 'react';
import type { BlockHost } from '../core/block-host';
import { useFocusRequest } from './use-focus-request';
import { useVisitorState } from './use-visitor-state';

interface PagedListOptions {
  host: BlockHost;
  /** Unique among the lists of the block: the visitor's pages are kept by it. */
  name: string;
  /** Number of items that a page has. */
  pageSize: number;
  /** Index of an item that shows on whatever page it is; -1 without one. */
  linkedIndex: number;
}

interface PagedList<Item> {
  /** The items of all pages that show. */
  visibleItems: Item[];
  hasMore: boolean;
  /** Shows another page, and moves the focus to its first item. */
  showMore: () => void;
  /** The item that gets the focus; undefined before the first call of `showMore`. */
  firstNew: Item | undefined;
  /** For the focusable entry of `firstNew`. */
  firstNewRef: RefObject<HTMLLIElement | null>;
}

/** Shows a long list page by page. */
export const usePagedList = <Item>(
  items: Item[],
  { host, name, pageSize, linkedIndex }: PagedListOptions,
): PagedList<Item> => {
  const [pages, setPages] = useVisitorState(host, `pages of ${name}`, () => 1);
  const [focusRequest, setFocusRequest] = useState<object>();
  const firstNewRef = useRef<HTMLLIElement>(null);
  useFocusRequest(focusRequest, () => firstNewRef.current);
  const linkedPages = Math.ceil((linkedIndex + 1) / pageSize);
  // The pages stay when the linked item goes.
  if (linkedPages > pages) setPages(linkedPages);
  const limit = Math.max(pages, linkedPages) * pageSize;
  return {
    visibleItems: items.slice(0, limit),
    hasMore: items.length > limit,
    showMore() {
      setPages(pages + 1);
      setFocusRequest({});
    },
    firstNew: focusRequest && items[(pages - 1) * pageSize],
    firstNewRef,
  };
};
