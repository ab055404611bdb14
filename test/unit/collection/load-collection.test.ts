// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchStoreOf } from '../../../elements/search/search-store';
import { createCollectionLoader } from '../../../src/features/collection/collection-loader';
import { namedHost } from '../support/named-host';

const text = (key: string): string => key;
const src = 'https://example.com/blog?format=json';

const log = () => {
  const lines: string[] = [];
  for (const method of ['warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => lines.push(line));
  return lines;
};

/** The state of a collection whose server answers with this body. */
const load = async (body: unknown) => {
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)));
  const loader = createCollectionLoader(src, { text });
  await loader.load();
  return loader.getSnapshot();
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an answer that is no collection', () => {
  it.each([
    ['', 'is a text that begins with ""'],
    ['<p>Hi', 'is a text that begins with "<p>Hi"'],
    [{ items: null }, 'is an object without a list of items'],
    [5, 'is 5'],
  ])('is named: %j %s', async (body, expected) => {
    const lines = log();
    const { status, failure } = await load(body);
    expect(status).toBe('failed');
    expect(failure?.message).toBe('apiServer');
    expect(lines).toEqual([expect.stringContaining(`The collection at ${src} ${expected}, expected JSON`)]);
  });
});

describe('the address of a collection', () => {
  it('that is none is a failure with one line', async () => {
    const lines = log();
    const loader = createCollectionLoader('http://[', { text });
    await loader.load();
    expect(loader.getSnapshot()).toMatchObject({ status: 'failed', items: [] });
    const search = searchStoreOf({ addresses: ['http://['], items: [], text });
    await search.load(namedHost());
    expect(search.getSnapshot()).toMatchObject({ status: 'failed', message: 'apiConnection' });
    expect(new Set(lines)).toEqual(
      new Set([
        '[azulejo] The collection at http://[ cannot be loaded: expected an address such as /blog?format=json.',
      ]),
    );
  });
});
