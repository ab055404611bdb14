import type { ReportEntry } from './entries';

/** The entries of all calls, each about an element that was in the page at the last call. */
let knownEntries: ReportEntry[] = [];

/** The new entries, after those of earlier calls about elements that are still in the page. A new entry replaces an old one. */
export const withKnownEntries = (entries: ReportEntry[]): ReportEntry[] => {
  const kinds = new Map<Element, string[]>();
  for (const { element, kind } of entries) kinds.set(element, [...(kinds.get(element) ?? []), kind]);
  const isRepeated = ({ element, kind }: ReportEntry) => kinds.get(element)?.includes(kind);
  const earlier = knownEntries.filter((entry) => entry.element.isConnected && !isRepeated(entry));
  return [...earlier, ...entries];
};

/** Keeps entries for the reports of later calls. */
export const keepEntries = (entries: ReportEntry[]): void => {
  knownEntries = entries;
};
