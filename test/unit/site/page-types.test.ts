// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { pageTypes } from '../../../src/features/enums/page-types';
import { addPageBlock } from '../../../src/features/site/page-blocks';

// The build puts the manifest into the loader.
vi.mock('../../../src/loader/manifest', () => ({ manifest: { blocks: {} } }));

it('the loader loads the site for all types of pages that the site adds a block to, and for no others', async () => {
  const { contextFeatures } = await import('../../../src/loader/context-features');
  const types = Object.values(pageTypes);
  const withBlock = types.filter((pageType) => {
    document.body.replaceChildren();
    addPageBlock({ pageType });
    return document.body.childElementCount > 0;
  });
  const loadingSite = types.filter((pageType) =>
    contextFeatures(JSON.stringify({ pageType })).some(({ module }) => module === 'site'),
  );
  expect(loadingSite).toEqual(withBlock);
  expect(withBlock.length).toBeGreaterThan(4);
});
