import type { AdoptionEntry } from '../../core/adoption-report';

export interface ReportRow {
  kind: string;
  why: string;
  elements: Element[];
}

export interface ReportGroup {
  name: 'needs' | 'left' | 'failed';
  rows: ReportRow[];
}

/** Entries about what the builder leaves behind, and about looks. They are no parts of the page that work again. */
export const cleaningKinds = [
  'builder-script',
  'inline-handler',
  'form-address',
  'hidden-part',
  'lost-icon',
  'background',
];

/** How many elements of the page work again. */
export const countRevived = (entries: AdoptionEntry[]): number =>
  new Set(
    entries
      .filter(({ status, kind }) => status === 'adopted' && !cleaningKinds.includes(kind))
      .map(({ element }) => element),
  ).size;

const groupOf = ({ status, why, kind }: AdoptionEntry): ReportGroup['name'] | undefined => {
  if (status !== 'adopted') return status;
  return why && !cleaningKinds.includes(kind) ? 'needs' : undefined;
};

/** The entries that the owner has to know of, equal ones in one row. Groups without entries are left out. */
export const groupEntries = (entries: AdoptionEntry[]): ReportGroup[] =>
  (['needs', 'failed', 'left'] as const)
    .map((name) => {
      const rows = new Map<string, ReportRow>();
      for (const entry of entries.filter((candidate) => groupOf(candidate) === name)) {
        const { kind, why, element } = entry;
        const key = `${kind} ${why}`;
        const row = rows.get(key) ?? { kind, why, elements: [] };
        row.elements.push(element);
        rows.set(key, row);
      }
      return { name, rows: [...rows.values()] };
    })
    .filter(({ rows }) => rows.length > 0);
