import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindsOf, readKindRows } from '../../../demo/build/saved-kinds';
import { createEntry, type ReportEntry } from '../../../src/features/adopt-page/entries';
import { messages as kindNames } from '../../../src/features/adopt-page/kinds/messages/es-419';
import { onlyRemoteReason, type Reason } from '../../../src/features/adopt-page/reasons';
import { countRevived, groupEntries } from '../../../src/features/adopt-page/report';
import { allKinds } from './saved-page';

const folder = fileURLToPath(new URL('../../../src/features/adopt-page/', import.meta.url));

/** The menus are a module of their own, which adoption uses. */
const folders = [folder, fileURLToPath(new URL('../../../src/features/header-menus/', import.meta.url))];

const sources = folders.flatMap((path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('messages'))
    .map((file) => readFileSync(path + file, 'utf8')),
);

/** Those of the table, and those that the steps of the page name themselves. */
const knownKinds = [
  ...new Set([
    ...allKinds.map(({ kind }) => kind),
    ...sources.flatMap((source) => [...source.matchAll(/\bkind: '([\w-]+)'/g)].map(([, kind = '']) => kind)),
  ]),
];

const entry = (kind: string, status: ReportEntry['status'], fields: Partial<ReportEntry> = {}): ReportEntry =>
  createEntry({ element: {} as Element, kind, status, ...fields });

describe('the report', () => {
  it('has a name for each kind', () => {
    expect(knownKinds).toContain('wordpress-gallery');
    expect(
      knownKinds.filter((kind) => !Object.hasOwn(kindNames, kind)),
      'Kinds without a name in src/features/adopt-page/kinds/messages',
    ).toEqual([]);
  });

  it('has a row in the README, which the demo page shows, for each kind', () => {
    const readme = readFileSync(`${folder}README.md`, 'utf8');
    const described = readKindRows(readme).flatMap(kindsOf);
    expect(
      knownKinds.filter((kind) => kind !== 'page' && !described.includes(kind)),
      'Kinds without a row in the table of src/features/adopt-page/README.md',
    ).toEqual([]);
    expect(
      described.filter((kind) => !sources.some((source) => source.includes(`'${kind}'`))),
      'Kinds that the README describes, and nothing reads',
    ).toEqual([]);
  });

  it('counts each element that works again once', () => {
    const picture = entry('picture', 'adopted');
    const lightbox = { ...picture, kind: 'image-lightbox' };
    const entries = [picture, lightbox, entry('video', 'adopted')];
    const cleaned = ['builder-script', 'inline-handler', 'form-address', 'hidden-part'].map((kind) =>
      entry(kind, 'adopted', { why: 'Removed.' }),
    );
    expect(countRevived([...entries, ...cleaned, entry('video', 'left', { why: 'x' })])).toEqual([
      { kind: 'image-lightbox', count: 1 },
      { kind: 'video', count: 1 },
    ]);
  });

  it('has one row for pictures that lack the same thing, with their addresses', () => {
    const at = (address: string) => ({ reason: onlyRemoteReason('picture', address) });
    const needs: Reason = { why: 'The form needs an address.', key: 'formAddress' };
    const groups = groupEntries([
      entry('picture', 'left', at('https://images.squarespace-cdn.com/a.jpg')),
      entry('picture', 'left', at('https://images.squarespace-cdn.com/b.jpg')),
      entry('video', 'failed', { why: 'TypeError: x' }),
      entry('form', 'adopted', { reason: needs }),
      entry('audio', 'adopted'),
    ]);
    expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['needs', 1],
      ['failed', 1],
      ['left', 1],
    ]);
    const [, failed, left] = groups;
    expect(failed?.rows[0]).toMatchObject({ why: 'TypeError: x', reason: undefined });
    expect(left?.rows[0]).toMatchObject({
      reason: { key: 'onlyRemote', values: { thing: 'picture' } },
      addresses: ['https://images.squarespace-cdn.com/a.jpg', 'https://images.squarespace-cdn.com/b.jpg'],
    });
    expect(left?.rows[0]?.elements.length).toBe(2);
  });
});
