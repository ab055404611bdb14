import { manifest } from './manifest';
import { importFiles } from './request-files';

/** Loads and defines blocks. The script requests files by address; the npm module leaves that to a bundler. */
export interface BlockLoader {
  /** Names of all blocks: tags without `az-`. */
  names: string[];
  /** @param variant value of the block's variant setting, such as a gallery's design, whose files come along */
  load(name: string, variant?: string): Promise<unknown>;
}

/** The JSON of `data` or of the child script, as far as it can be read; the block itself reports mistakes in it. */
const jsonSettings = (element: Element): Record<string, unknown> => {
  const script = element.querySelector(':scope > script[type="application/json"]');
  for (const json of [element.getAttribute('data'), script?.textContent])
    try {
      if (json) return JSON.parse(json);
    } catch {}
  return {};
};

/** The value of the element's variant setting, so that the variant's files are requested with the block's. */
export const variantOf = (element: Element): string | undefined => {
  const { variantSetting } = manifest.blocks[element.localName.slice(3)] ?? {};
  if (!variantSetting) return undefined;
  const value = element.getAttribute(variantSetting) ?? jsonSettings(element)[variantSetting];
  return value === undefined ? undefined : String(value);
};

export const loadByAddress: BlockLoader = {
  names: Object.keys(manifest.blocks),
  load(name, variant = '') {
    const { chunks = [], variants = {} } = manifest.blocks[name] ?? {};
    // A page may name any text, also that of a property which every object has.
    const variantChunks = Object.hasOwn(variants, variant) ? (variants[variant] ?? []) : [];
    const files = [...chunks, ...variantChunks];
    return importFiles([`elements/${name}`, ...files.map((file) => `chunks/${file}`)]);
  },
};
