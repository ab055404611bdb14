import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cleaningKinds, isOnlyAtBuilder } from '../../../src/features/adopt-page/report';
import { openBrowser } from '../browser';
import { median } from '../quantile';
import { findPages, servePages } from './saved-pages';
import { type Visit, visitPage } from './visit-page';

const root = join(import.meta.dirname, '../../..');

const usage = `npm run bench -- adopt [--pages FOLDER] [--only PAGE …] [--repeats 3] [--remote] [--lite] [--json FILE]
  --pages   HTML files, or folders with index.html and images.tsv; default: $SAVED_PAGES, else demo/saved
  --remote  data-adopt="remote": pictures at the builder's servers may be requested (this bench answers in their place)`;

/** Entries that are blocks or parts of a page that work again, rather than what the builder leaves behind. */
const cleaning = [...cleaningKinds, 'page'];

interface Row {
  name: string;
  adopted: number;
  /** Number of blocks whose content exists only at the builder's servers, and is not requested. */
  remote: number;
  /** Everything else that stays as it was saved. */
  left: number;
  failed: number;
  picturesBefore: number;
  picturesAfter: number;
  /** Pictures that were visible before, and are not any more. */
  lost: string[];
  errors: string[];
  /** Addresses at other hosts that the page requests only with Azulejo. */
  foreign: string[];
  shiftBefore: number;
  shift: number;
  moved: string[];
  scriptMs: number;
  /** A line for each entry that is not adopted. */
  remarks: string[];
}

/** Style sheets may arrive before or after the first paint, so one visit says little about shifts and times. */
const medianVisit = (visits: Visit[]): Visit => ({
  ...(visits[0] as Visit),
  shift: median(visits.map(({ shift }) => shift)),
  scriptMs: median(visits.map(({ scriptMs }) => scriptMs)),
  moved: visits.flatMap(({ moved }) => moved),
});

const compare = (name: string, before: Visit, after: Visit): Row => {
  const blocks = after.entries.filter(({ kind }) => !cleaning.includes(kind));
  const remote = blocks.filter((entry) => entry.status === 'left' && isOnlyAtBuilder(entry));
  const countOf = (status: string): number => blocks.filter((entry) => entry.status === status).length;
  return {
    name,
    adopted: countOf('adopted'),
    remote: remote.length,
    left: countOf('left') - remote.length,
    failed: countOf('failed'),
    picturesBefore: before.pictures.size,
    picturesAfter: after.pictures.size,
    lost: [...before.pictures]
      // The builder's script may have shown pictures of the builder's servers.
      .filter(([picture, address]) => !after.pictures.has(picture) && !before.foreign.has(address))
      .map(([picture]) => picture),
    errors: after.errors.filter((error) => /\/azulejo\/|\[azulejo\]/.test(error)),
    foreign: [...after.foreign].filter((address) => !before.foreign.has(address)),
    shiftBefore: before.shift,
    shift: after.shift,
    moved: after.moved,
    scriptMs: after.scriptMs,
    remarks: blocks
      .filter(({ status }) => status !== 'adopted')
      .map(({ kind, status, why }) => `${status} ${kind}: ${why}`),
  };
};

const columns: [title: string, show: (row: Row) => string | number][] = [
  ['page', ({ name }) => name],
  ['known', ({ adopted, remote, left, failed }) => adopted + remote + left + failed],
  ['adopted', ({ adopted }) => adopted],
  ['remote', ({ remote }) => remote],
  ['left', ({ left }) => left],
  ['failed', ({ failed }) => failed],
  ['pictures', ({ picturesBefore, picturesAfter }) => `${picturesBefore} > ${picturesAfter}`],
  ['lost', ({ lost }) => lost.length],
  ['errors', ({ errors }) => errors.length],
  ['foreign', ({ foreign }) => foreign.length],
  ['shift before', ({ shiftBefore }) => shiftBefore.toFixed(3)],
  ['shift', ({ shift }) => shift.toFixed(3)],
  ['ours', ({ shift, shiftBefore }) => Math.max(0, shift - shiftBefore).toFixed(3)],
  ['script, ms', ({ scriptMs }) => scriptMs.toFixed(1)],
];

const tableOf = (rows: Row[]): string => {
  const cells = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, show]) => String(show(row)))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) => line.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  '))
    .join('\n');
};

const sumOf = (rows: Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

const summaryOf = (rows: Row[]): string => {
  const adopted = sumOf(rows, (row) => row.adopted);
  const known = adopted + sumOf(rows, (row) => row.left + row.failed);
  const scriptMs = median(rows.map((row) => row.scriptMs));
  const shifting = rows
    .filter(({ shift, shiftBefore }) => shift - shiftBefore >= 0.05)
    .map(({ name }) => name);
  return [
    `${adopted} of ${known} known blocks adopted (goal: 95%), ${((adopted / known) * 100).toFixed(1)}%, without ${sumOf(rows, ({ remote }) => remote)} that only the builder has`,
    `${sumOf(rows, ({ errors }) => errors.length)} errors of ours (goal: 0)`,
    `${sumOf(rows, ({ foreign }) => foreign.length)} requests to other hosts (goal: 0)`,
    `${sumOf(rows, ({ lost }) => lost.length)} pictures lost (goal: 0)`,
    `${scriptMs.toFixed(1)} ms of script at the median (goal: under 50)`,
    `layout shift of ours from 0.05 on: ${shifting.join(', ') || 'no page'}`,
  ].join('\n');
};

/** `npm run bench -- adopt`: shows what becomes of saved pages. Visits each page as it was saved, and with the script tag. */
export const benchAdoption = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: process.env.SAVED_PAGES ?? join(root, 'demo/saved') },
      only: { type: 'string', multiple: true, default: [] },
      repeats: { type: 'string', default: '3' },
      remote: { type: 'boolean', default: false },
      lite: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const repeats = Math.max(1, Number(values.repeats) || 1);
  const folder = resolve(values.pages);
  const pages = findPages(folder).filter(
    ({ name }) => values.only.length === 0 || values.only.includes(name),
  );
  if (pages.length === 0) throw new Error(`There are no saved pages in ${folder}.\n${usage}`);
  const server = await servePages(folder, join(root, 'dist'));
  const browser = await openBrowser();
  const tag = `<script src="/azulejo/${values.lite ? 'lite/' : ''}azulejo.js" data-adopt${values.remote ? '="remote"' : ''}></script>`;
  try {
    const rows: Row[] = [];
    for (const page of pages) {
      const visits: Record<'before' | 'after', Visit[]> = { before: [], after: [] };
      for (let round = 0; round < repeats; round += 1) {
        visits.before.push(await visitPage({ browser, server, page, head: '' }));
        visits.after.push(await visitPage({ browser, server, page, head: tag }));
      }
      const row = compare(page.name, medianVisit(visits.before), medianVisit(visits.after));
      rows.push(row);
      console.log(`${page.name}: ${row.adopted} adopted`);
    }
    console.log(`\n${tableOf(rows)}\n\n${summaryOf(rows)}`);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    await browser.close();
    server.close();
  }
};
