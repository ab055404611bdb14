import type { ReportEntry } from './entries';
import type { Reason } from './reasons';

export interface ReportRow {
  kind: string;
  /** The `why` of the first entry, in English. */
  why: string;
  /** The reason of the first entry; undefined where it has no message, such as an error. */
  reason: Reason | undefined;
  elements: Element[];
  /** The addresses of these elements' files, if the reason names them. */
  addresses: string[];
}

export interface ReportGroup {
  name: 'needs' | 'left' | 'failed';
  rows: ReportRow[];
}

export interface KindCount {
  kind: string;
  count: number;
}

/** Kinds that do not count as parts of the page that work again: remains of the builder, and appearance. */
export const cleaningKinds = [
  'builder-script',
  'inline-handler',
  'form-address',
  'hidden-part',
  'lost-icon',
  'background',
];

/** Whether a part of the page stays as it was because only the builder's servers have its content. */
export const isOnlyAtBuilder = ({ why }: Pick<ReportEntry, 'why'>): boolean =>
  why.includes("only at the builder's servers");

/** How many elements of each kind work again. An element that two steps have adopted counts for the last one. */
export const countRevived = (entries: ReportEntry[]): KindCount[] => {
  const kinds = new Map<Element, string>();
  for (const { element, kind, status } of entries)
    if (status === 'adopted' && !cleaningKinds.includes(kind)) kinds.set(element, kind);
  const counts = new Map<string, number>();
  for (const kind of kinds.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
};

const groupOf = ({ status, why, kind }: ReportEntry): ReportGroup['name'] | undefined => {
  if (status !== 'adopted') return status;
  return why && !cleaningKinds.includes(kind) ? 'needs' : undefined;
};

/** Entries with the same key are one row: addresses differ within a row. */
const rowKey = ({ kind, why, reason }: ReportEntry): string => {
  const { address, ...values } = reason?.values ?? {};
  return JSON.stringify([kind, ...(reason ? [reason.key, values] : [why])]);
};

/** Groups the entries that the owner has to know about; equal ones share a row. Groups without entries are left out. */
export const groupEntries = (entries: ReportEntry[]): ReportGroup[] =>
  (['needs', 'failed', 'left'] as const)
    .map((name) => {
      const rows = new Map<string, ReportRow>();
      for (const entry of entries.filter((candidate) => groupOf(candidate) === name)) {
        const { kind, why, reason, element } = entry;
        const key = rowKey(entry);
        const row = rows.get(key) ?? { kind, why, reason, elements: [], addresses: [] };
        row.elements.push(element);
        if (reason?.values?.address) row.addresses.push(reason.values.address);
        rows.set(key, row);
      }
      return { name, rows: [...rows.values()] };
    })
    .filter(({ rows }) => rows.length > 0);
