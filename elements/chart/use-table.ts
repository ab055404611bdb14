import { useLayoutEffect, useMemo, useReducer } from 'react';
import type { Grid } from './data/chart-data';
import { readTable } from './data/read-table';

/** The values of a table of the page, now and after each change. */
export const useTable = (table: HTMLTableElement | null | undefined): Grid | undefined => {
  const [changes, addChange] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!table) return undefined;
    const observer = new MutationObserver(addChange);
    observer.observe(table, { childList: true, characterData: true, attributes: true, subtree: true });
    return () => observer.disconnect();
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read
  return useMemo(() => (table ? readTable(table) : undefined), [table, changes]);
};
