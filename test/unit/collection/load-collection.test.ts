// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchStoreOf } from '../../../elements/search/search-store';
import type { BlockHost } from '../../../src/core/block-host';
import { createCollectionLoader } from '../../../src/features/collection/collection-loader';

// The build puts fields in the place of schemas.
vi.mock('../../../src/core/settings/field', async () => ({
  compiledFields: (await import('../../../src/build/fields')).fieldsOf,
}));

const text = (key: string): string => key;
const src = 'https://example.com/blog?format=json';

const problems: string[] = [];
const onProblem = (problem: string): unknown => problems.push(problem);
const reporter: Partial<BlockHost> = {
  report: (error) => {
    problems.push((error as Error).message);
  },
};
const host = reporter as BlockHost;

/** The state of a collection whose server answers with this body. */
const load = async (body: unknown) => {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)));
  const loader = createCollectionLoader(src, { text, onProblem });
  await loader.load();
  return loader.getSnapshot();
};

afterEach(() => {
  problems.length = 0;
  vi.unstubAllGlobals();
});

describe('an answer that is no collection', () => {
  it.each([
    ['', 'is a text that begins with ""'],
    ['<p>Hi', 'is a text that begins with "<p>Hi"'],
    [{ items: null }, 'is an object without a list of items'],
    [{ upcoming: {}, past: 'none' }, 'is an object without a list of items'],
    [5, 'is 5'],
  ])('is named: %j %s', async (body, expected) => {
    const { status, failure } = await load(body);
    expect(status).toBe('failed');
    expect(failure?.message).toBe('apiServer');
    expect(problems).toEqual([
      expect.stringContaining(`The collection at ${src} ${expected}, expected JSON`),
    ]);
  });
});

describe('the hosted builder’s answer for events', () => {
  const upcoming = [{ title: 'Mañana' }];
  const past = [{ title: 'Ayer' }, { title: 'Antes' }];

  it.each([
    [{ upcoming, past }, ['Mañana', 'Ayer', 'Antes']],
    [{ upcoming }, ['Mañana']],
    [{ upcoming: null, past }, ['Ayer', 'Antes']],
    [{ upcoming: [], past: [] }, []],
    [{ items: past, upcoming }, ['Ayer', 'Antes']],
  ])('has the upcoming ones before the past ones: %j', async (lists, expected) => {
    const { status, items } = await load({ collection: { title: 'Ferias' }, ...lists });
    expect(status).toBe('ready');
    expect(items.map(({ title }) => title)).toEqual(expected);
    expect(problems).toEqual([]);
  });
});

describe('the address of a collection', () => {
  it('that is none is a failure, which the block reports', async () => {
    const loader = createCollectionLoader('http://[', { text, onProblem });
    await loader.load();
    expect(loader.getSnapshot()).toMatchObject({ status: 'failed', items: [] });
    const search = searchStoreOf({ addresses: ['http://['], items: [], text });
    await search.load(host);
    expect(search.getSnapshot()).toMatchObject({
      status: 'failed',
      failure: { message: 'apiConnection' },
    });
    expect(problems.length).toBe(2);
    expect(new Set(problems)).toEqual(
      new Set([
        'The collection at http://[ cannot be loaded: expected an address with http: or https:, such as /blog?format=json.',
      ]),
    );
  });

  it.each(['javascript:alert(1)', 'data:application/json,[]', 'ftp://example.com/blog'])(
    'with another scheme is not requested, and the block reports it: %s',
    async (address) => {
      const fetched = vi.fn();
      vi.stubGlobal('fetch', fetched);
      const loader = createCollectionLoader(address, { text, onProblem });
      await loader.load();
      expect(loader.getSnapshot()).toMatchObject({ status: 'failed', items: [] });
      expect(fetched).not.toHaveBeenCalled();
      expect(problems).toEqual([
        `The collection at ${address} cannot be loaded: expected an address with http: or https:, such as /blog?format=json.`,
      ]);
    },
  );
});
