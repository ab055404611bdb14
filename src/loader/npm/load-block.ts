import { importWithRetry } from '../../core/lazy-import';
import type { BlockLoader } from '../load-block';
import type { PageModule, PageModuleName } from '../page-features';
// The build writes this module beside the blocks: an `import()` for each, which a bundler can follow.
import { elements } from './elements/index.js';

const load = async (name: string): Promise<void> => {
  await elements[name]?.();
};

const pageModules: Record<PageModuleName, () => Promise<unknown>> = {
  adopt: () => importWithRetry(() => import('azulejo/adopt')),
  'adopt-page': () => importWithRetry(() => import('azulejo/adopt-page')),
  animate: () => importWithRetry(() => import('azulejo/animate')),
  fonts: () => importWithRetry(() => import('azulejo/fonts')),
  'header-menus': () => importWithRetry(() => import('azulejo/header-menus')),
  overlays: () => importWithRetry(() => import('azulejo/overlays')),
  site: () => importWithRetry(() => import('azulejo/site')),
  tracking: () => importWithRetry(() => import('azulejo/tracking')),
};

/** Imports blocks by name, each tried once. */
export const loadByImport: BlockLoader = {
  names: Object.keys(elements),
  load,
  loadPageModule: async (name) => (await pageModules[name]()) as PageModule,
  loadFor: ({ localName }) => load(localName.slice(3)),
};
