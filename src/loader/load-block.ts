import { manifest } from './manifest';
import { importFiles } from './request-files';

/** Loads and defines blocks. The script requests files by address; the npm module leaves that to a bundler. */
export interface BlockLoader {
  /** Names of all blocks: tags without `az-`. */
  names: string[];
  /** @param variant value of the block's variant setting, such as a gallery's design, whose files come along */
  load(name: string, variant?: string): Promise<unknown>;
}

/** The element's JSON as far as it can be read; the block itself reports mistakes in it. The first source wins. */
const jsonSettings = (element: Element): Record<string, unknown> => {
  const { blockJson, ref = '' } = (element as HTMLElement).dataset;
  const script = element.querySelector(':scope > script[type="application/json"]');
  const stored = document.getElementById(ref);
  const sources = [element.getAttribute('data'), blockJson, script?.textContent, stored?.textContent];
  const settings = {};
  for (const json of sources.reverse())
    try {
      if (json) Object.assign(settings, JSON.parse(json));
    } catch {}
  return settings;
};

/** The value of the element's variant setting, so that the variant's files are requested with the block's. */
export const variantOf = (element: Element): string | undefined => {
  const { variantSetting, defaultVariant } = manifest.blocks[element.localName.slice(3)] ?? {};
  if (!variantSetting) return undefined;
  return String(
    element.getAttribute(variantSetting) || jsonSettings(element)[variantSetting] || defaultVariant,
  );
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
