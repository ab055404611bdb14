/** A module in the loader's folder, which npm users import as `azulejo/…`. */
export type PageModuleName = 'adopt' | 'overlays';

interface PageFeature {
  /** Matches the elements that need the feature. `:is()` stands for the tags of all blocks. */
  selector: string;
  module: PageModuleName;
  /** The function of the module that is called with each part of the page that has such elements. */
  apply: string;
}

export type PageModule = Record<string, ((root: ParentNode, blockNames: string[]) => void) | undefined>;

/** What elements of the page may need besides blocks. A page without such elements does not load the module. */
export const pageFeatures: PageFeature[] = [
  {
    // Written as blocks, emptied by the parser, or left open.
    selector: '[data-az],p:has(>:is():empty)+*,:is()>:is(main,header,footer,nav,aside,h1,script[src])',
    module: 'adopt',
    apply: 'adoptBlocks',
  },
  { selector: '[data-az-tooltip]', module: 'overlays', apply: 'addTooltips' },
];
