import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { root } from '../../../src/build/project';
import { createClient } from '../../../src/features/client';

vi.mock('../../../src/core/i18n/message-formatter', () => import('../support/message-formatter'));

it('README.md names the functions of the client in its table, and no others', () => {
  const readme = readFileSync(`${root}src/features/client/README.md`, 'utf8');
  const [, table = ''] = readme.split('| calls | functions |\n|---|---|\n');
  const [rows = ''] = table.split('\n\n');
  const named = [...rows.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const client = createClient({ baseUrl: 'https://shop.example' });
  expect(named.toSorted()).toEqual(Object.keys(client).toSorted());
});
