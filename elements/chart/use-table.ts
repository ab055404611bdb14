import { useLayoutEffect, useMemo, useReducer } from 'react';
import type { Grid } from './data/chart-data';
import { readTable } from './data/read-table';

/** The table within an element, and its values, now and after each change. */
export const useTable = (
  host: Element,
  isRead: boolean,
): { table: HTMLTableElement | null; grid: Grid | undefined } => {
  const [changes, addChange] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!isRead) return undefined;
    const observer = new MutationObserver(addChange);
    observer.observe(host, { childList: true, characterData: true, attributes: true, subtree: true });
    return () => observer.disconnect();
  }, [host, isRead]);
  const table = isRead ? host.querySelector('table') : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read
  const grid = useMemo(() => (table ? readTable(table) : undefined), [table, changes]);
  return { table, grid };
};
