import type { BlockHost } from '../../src/core/block-host';
import { type LazyModule, lazyImport } from '../../src/core/lazy-import';
import type { Design } from './design';
import { grid, list, stacked } from './tiles/css-designs';

/** Designs that come with the block. */
const ownDesigns = new Map([stacked, grid, list].map((design) => [design.name, design]));

/** Designs with a module of their own, which is loaded for the galleries that show the design. */
const lazyDesigns = new Map<string, LazyModule<{ design: Design }>>([
  ['slideshow', lazyImport(() => import('./designs/slideshow'))],
  ['slider', lazyImport(() => import('./designs/slider'))],
  ['carousel', lazyImport(() => import('./designs/carousel'))],
  ['autogrid', lazyImport(() => import('./designs/autogrid'))],
  ['autocolumns', lazyImport(() => import('./designs/autocolumns'))],
  ['autorows', lazyImport(() => import('./designs/autorows'))],
]);

/** Every design by its name. The schema's `design` lists the same names for editors. */
export const designNames = [...ownDesigns.keys(), ...lazyDesigns.keys()];

/**
 * Loads a design by its name, and "stacked" where no design has that name.
 * @param host reports an unknown name
 */
export const loadDesign = (name: string, host: Pick<BlockHost, 'report'>): Design | Promise<Design> => {
  const own = ownDesigns.get(name);
  if (own) return own;
  const lazy = lazyDesigns.get(name);
  if (lazy) return lazy.load().then(({ design }) => design);
  // The message is the hosted builder's, which its users may search for.
  const message = `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`;
  host.report(
    Error(message, { cause: `The designs are ${designNames.join(', ')}; the gallery shows "stacked".` }),
  );
  return stacked;
};
