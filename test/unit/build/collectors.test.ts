import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeCollectors } from '../../../src/build/author-files/collectors';
import { root } from '../../../src/build/project';

const { collectors, rules, off } = describeCollectors();
const calls = collectors.flatMap((collector) => collector.calls);

it('collectors.json lists every collector', () => {
  expect(collectors.map(({ name }) => `${name}.ts`)).toEqual(
    readdirSync(`${root}src/features/tracking/collectors`).sort(),
  );
  for (const { description, when } of collectors) expect([description, when]).not.toContain('');
  expect([rules.length, off.length].every((length) => length > 3)).toBe(true);
});

it('collectors.json lists the calls that the hosted builder makes', () => {
  expect(calls.sort()).toEqual([
    'GET /api/1/performance/settings',
    'GET /api/track/Track',
    'POST /api/1/performance/records',
    'POST /api/census/RecordHit',
    'POST /api/census/RecordQuickView/{id}',
    'POST /api/census/button-click',
    'POST /api/census/button-render',
    'POST /api/census/form-render',
    'POST /api/census/overlay',
    'POST /api/events/RecordEvent',
    'POST /api/events/RecordJavascriptErrors',
    'POST /api/events/Trace',
    'POST /api/v1/events',
  ]);
});

it('collectors.json lists the cookies that consent governs', () => {
  const stored = new Set(collectors.flatMap(({ cookies }) => cookies.map(({ name }) => name)));
  expect([...stored].sort()).toEqual(['crumb', 'ss_cid', 'ss_cvr', 'ss_cvt']);
});

it('collectors.json lists what is in local storage', () => {
  const names = collectors.flatMap(({ storage }) => storage.map(({ name }) => name));
  expect(names).toEqual(['azulejo.first-session']);
});
