import type { BlockHost } from '../../src/core/block-host';
import { type LazyModule, lazyImport } from '../../src/core/lazy-import';
import type { Design } from './design';

const fallback = lazyImport(() => import('./designs/stacked'));

/** Every design by its name, each in a chunk of its own. The schema's `design` lists the same names for editors. */
const designs: Record<string, LazyModule<{ design: Design }>> = {
  stacked: fallback,
  slideshow: lazyImport(() => import('./designs/slideshow')),
  grid: lazyImport(() => import('./designs/grid')),
  slider: lazyImport(() => import('./designs/slider')),
  carousel: lazyImport(() => import('./designs/carousel')),
  autogrid: lazyImport(() => import('./designs/autogrid')),
  autocolumns: lazyImport(() => import('./designs/autocolumns')),
  autorows: lazyImport(() => import('./designs/autorows')),
  list: lazyImport(() => import('./designs/list')),
};

/**
 * Loads a design by its name, and "stacked" where no design has that name.
 * @param host reports an unknown name
 */
export const loadDesign = async (name: string, host: Pick<BlockHost, 'report'>): Promise<Design> => {
  const design = Object.hasOwn(designs, name) ? designs[name] : undefined;
  if (!design)
    host.report(
      Error(
        `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
      ),
    );
  return (await (design ?? fallback).load()).design;
};
