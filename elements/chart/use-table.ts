import { useLayoutEffect, useMemo, useReducer } from 'react';
import type { Grid } from './data/chart-data';
import { captionOf, readTable } from './data/read-table';

interface PageTable {
  table: HTMLTableElement | undefined;
  grid: Grid | undefined;
  /** "" for a table without a caption. */
  caption: string;
}

/** The table within an element and its values, now and after each change. Without an element, there is no table. */
export const useTable = (element: Element | undefined): PageTable => {
  const [changes, addChange] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new MutationObserver(addChange);
    observer.observe(element, { childList: true, characterData: true, attributes: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
  const table = element?.querySelector('table') ?? undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read
  const grid = useMemo(() => table && readTable(table), [table, changes]);
  return { table, grid, caption: table ? captionOf(table) : '' };
};
