import { type LazyModule, lazyImport } from '../../core/lazy-import';
import type { BlockLoader } from '../load-block';
import type { PageModule, PageModuleName } from '../page-features';
// The build writes this module beside the blocks: an `import()` for each, which a bundler can follow.
import { elements } from './elements/index.js';

const load = async (name: string): Promise<void> => {
  await elements[name]?.();
};

const pageModules: Record<PageModuleName, LazyModule<unknown>> = {
  adopt: lazyImport(() => import('azulejo/adopt')),
  'adopt-page': lazyImport(() => import('azulejo/adopt-page')),
  animate: lazyImport(() => import('azulejo/animate')),
  fonts: lazyImport(() => import('azulejo/fonts')),
  'header-menus': lazyImport(() => import('azulejo/header-menus')),
  overlays: lazyImport(() => import('azulejo/overlays')),
  site: lazyImport(() => import('azulejo/site')),
  tracking: lazyImport(() => import('azulejo/tracking')),
};

/** Imports blocks by name, each tried once. */
export const loadByImport: BlockLoader = {
  names: Object.keys(elements),
  load,
  loadPageModule: async (name) => (await pageModules[name].load()) as PageModule,
  loadFor: ({ localName }) => load(localName.slice(3)),
};
