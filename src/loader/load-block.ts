import { localeOf, textLocales } from '../core/i18n/locale';
import { manifest } from './manifest';
import type { PageModule, PageModuleName } from './page-features';
import { importFiles, requestFiles } from './request-files';

/** Loads and defines blocks. The script requests files by address; the npm module leaves that to a bundler. */
export interface BlockLoader {
  /** Names of all blocks: tags without `az-`. */
  names: string[];
  /**
   * @param name one of `names`
   * @param variant value of the block's variant setting, such as a gallery's design, whose files load with the block
   */
  load(name: string, variant?: string): Promise<unknown>;
  /**
   * Imports a module of the loader's folder that is no block, once. A later call has the module without another task, in which
   * the browser might paint elements that the module hides.
   */
  loadPageModule(name: PageModuleName): Promise<PageModule>;
  /** Loads the block of an element, and requests the further files for the element's settings, content and language at the same time. */
  loadFor(element: Element): Promise<unknown>;
}

/**
 * The element as text: its attributes, its content, and the JSON elsewhere in the page that `data-ref` names. A search in
 * the text is enough to request files early; the block itself reads the settings. Not `outerHTML`, which would escape the
 * JSON of `data`.
 */
const markupOf = (element: Element): string => {
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`);
  const json = document.getElementById((element as HTMLElement).dataset.ref ?? '')?.textContent ?? '';
  return `<${element.localName}${attributes.join('')}>${element.innerHTML}${json}`;
};

/** Matches `design="grid"` and `"design": "grid"`. */
const valueIn = (markup: string, setting: string): string | undefined =>
  RegExp(`\\b${setting}"?\\s*[=:]\\s*"([^"]+)`).exec(markup)?.[1];

const pathsOf = (chunks: string[]): string[] => chunks.map((chunk) => `chunks/${chunk}`);

const importBlock = (name: string, variant = ''): Promise<unknown> => {
  const { chunks = [], variants = {} } = manifest.blocks[name] ?? {};
  // The page's value may be the name of a property that every object has, such as `constructor`.
  const variantChunks = Object.hasOwn(variants, variant) ? (variants[variant] ?? []) : [];
  return importFiles(`elements/${name}`, ...pathsOf([...manifest.chunks, ...chunks, ...variantChunks]));
};

export const loadByAddress: BlockLoader = {
  names: Object.keys(manifest.blocks),
  load: importBlock,
  loadPageModule: (module) => importFiles(module) as Promise<PageModule>,
  loadFor(element) {
    const name = element.localName.slice(3);
    const { variantSetting, defaultVariant, lazyChunks = {}, hasTexts } = manifest.blocks[name] ?? {};
    const markup = markupOf(element);
    const variant = (variantSetting && valueIn(markup, variantSetting)) || defaultVariant;
    const patterns = Object.keys(lazyChunks).filter((pattern) => RegExp(pattern).test(markup));
    // The block's own files are requested first.
    const block = importBlock(name, variant);
    const messages = hasTexts === false ? [] : manifest.catalogues[localeOf(element, textLocales)];
    requestFiles(pathsOf([...patterns.flatMap((pattern) => lazyChunks[pattern] ?? []), ...(messages ?? [])]));
    return block;
  },
};
