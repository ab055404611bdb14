import { adoptableElements } from '../core/adoptable-elements';
import type { AzulejoApi } from './api';

/** A module in the loader's folder, which npm users import as `azulejo/…`. */
export type PageModuleName =
  | 'adopt'
  | 'adopt-page'
  | 'animate'
  | 'fonts'
  | 'header-menus'
  | 'overlays'
  | 'site'
  | 'tracking';

export interface Feature {
  module: PageModuleName;
  /**
   * Name of the module's function that starts the feature. A feature for elements gets the part of the page to search and the
   * names of all blocks; a feature of the site context gets no part.
   */
  apply: string;
}

interface PageFeature extends Feature {
  /** Selectors of elements that need the feature. Browsers search for single selectors faster than for one list of them. */
  selectors: string[];
}

export type PageModule = Record<string, ((root?: ParentNode, blockNames?: string[]) => unknown) | undefined>;

/** The module that `Azulejo.adopt()` loads. */
export type AdoptPageModule = Pick<AzulejoApi, 'adopt'>;

/** Modules for elements that are not blocks. Loaded only for a page that has such elements. */
export const pageFeatures = (blockNames: string[]): PageFeature[] => [
  {
    selectors: Object.values(adoptableElements(blockNames)),
    module: 'adopt',
    apply: 'adoptBlocks',
  },
  { selectors: ['[data-az-animate]'], module: 'animate', apply: 'animate' },
  { selectors: ['[data-az-header-menu]'], module: 'header-menus', apply: 'startHeaderMenus' },
  { selectors: ['[data-az-tooltip]'], module: 'overlays', apply: 'addTooltips' },
];
