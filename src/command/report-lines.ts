import type { AdoptionEntry } from '../core/adoption-report';
import {
  cleaningKinds,
  groupEntries,
  isOnlyAtBuilder,
  type ReportGroup,
} from '../features/adopt-page/report';
import type { AdoptedHtml } from './page/adopt-html';

export interface PageReport {
  /** The path of the file, as the report shows it. */
  name: string;
  page: AdoptedHtml;
}

const columns = ['known', 'adopted', 'left', 'failed'] as const;

type Counts = Record<(typeof columns)[number], number>;

/** The entries without those about leftovers of the builder. */
const partsOf = ({ page }: PageReport): AdoptionEntry[] =>
  page.entries.filter(({ kind }) => !cleaningKinds.includes(kind));

const countsOf = (entries: AdoptionEntry[]): Counts => {
  const countOf = (status: AdoptionEntry['status']): number =>
    entries.filter((entry) => entry.status === status).length;
  return {
    known: entries.length,
    adopted: countOf('adopted'),
    left: countOf('left'),
    failed: countOf('failed'),
  };
};

const rowOf = (name: string, entries: AdoptionEntry[]): string[] => {
  const counts = countsOf(entries);
  return [name, ...columns.map((column) => String(counts[column]))];
};

/** A line for each page, and one for all. */
const tableOf = (reports: PageReport[]): string[] => {
  const rows = [
    ['page', ...columns],
    ...reports.map((report) => rowOf(report.name, partsOf(report))),
    ...(reports.length > 1 ? [rowOf(`${reports.length} pages`, reports.flatMap(partsOf))] : []),
  ];
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  '),
  );
};

/** `accordion 2, picture 14` */
const kindsLine = (reports: PageReport[]): string[] => {
  const counts = new Map<string, number>();
  for (const { kind, status } of reports.flatMap(partsOf))
    if (status === 'adopted') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const texts = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => `${kind} ${count}`);
  return texts.length > 0 ? ['', `Adopted: ${texts.join(', ')}`] : [];
};

const headings: Record<ReportGroup['name'], string> = {
  needs: 'What you still have to give:',
  failed: 'Failed:',
  left: 'Left as saved:',
};

/** Pictures that only the builder has are one row, however many. */
const withoutAddress = (entry: AdoptionEntry): AdoptionEntry => ({
  ...entry,
  why: /^(picture|gallery)/.test(entry.kind) ? entry.why.replace(/(https?:)?\/\/\S+/, '…') : entry.why,
});

/** Up to three places, such as `index.html:120`, and the number of the others. */
const placesOf = (elements: Element[], placeOf: (element: Element) => string): string => {
  const places = [...new Set(elements.map(placeOf))];
  const others = places.length > 3 ? `, and ${places.length - 3} more places` : '';
  return places.slice(0, 3).join(', ') + others;
};

const groupLines = (reports: PageReport[]): string[] => {
  const places = new Map<Element, string>();
  for (const { name, page } of reports)
    for (const { element } of page.entries) {
      const line = page.lineOf(element);
      places.set(element, line === undefined ? name : `${name}:${line}`);
    }
  const entries = reports.flatMap(({ page }) => page.entries.map(withoutAddress));
  return groupEntries(entries).flatMap(({ name, rows }) => [
    '',
    headings[name],
    ...rows.map(({ kind, why, elements }) => {
      const count = elements.length > 1 ? ` × ${elements.length}` : '';
      return `  ${kind}${count} (${placesOf(elements, (element) => places.get(element) ?? '')}): ${why}`;
    }),
  ]);
};

/** A hint at the options for pictures and films that only the builder's servers have. */
const remoteLines = (reports: PageReport[]): string[] =>
  reports.some(({ page }) => page.entries.some(isOnlyAtBuilder))
    ? [
        '',
        "--pictures downloads pictures. --remote lets the page request pictures and films from the builder's servers.",
      ]
    : [];

/** The report on one page or many, for the console. */
export const reportLines = (reports: PageReport[]): string[] => [
  ...tableOf(reports),
  ...kindsLine(reports),
  ...groupLines(reports),
  ...remoteLines(reports),
];

/** Whether a part of a page could not be adopted because of an error. */
export const hasFailed = ({ page }: PageReport): boolean =>
  page.entries.some(({ status }) => status === 'failed');
