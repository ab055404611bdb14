export interface PageFeature {
  /** A module in the loader's folder, which npm users import as `azulejo/…`. */
  module: 'overlays';
  /** The module's function that begins, for the whole page. */
  start: string;
}

/** A module with functions that begin something and return the function that ends it. */
export type PageModule = Record<string, () => () => void>;

/**
 * What any element of the page can ask for by an attribute: a selector, and the module that does it, which is imported when
 * the page first has such an element.
 */
export const pageFeatures: Record<string, PageFeature> = {
  '[data-az-tooltip]': { module: 'overlays', start: 'startPageTooltips' },
};
