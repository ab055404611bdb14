/** The files of each block, as the build knows them (src/build/manifest.ts writes the manifest). */
export interface Manifest {
  /** The library's version, as in package.json. */
  version: string;
  /** Names of the files in `chunks/` that every block needs, without `.js`. */
  chunks: string[];
  /** Locale -> the chunks with its messages; none for the locale whose messages come with the blocks. */
  catalogues: Record<string, string[]>;
  /** By the block's name: the tag without `az-`. */
  blocks: Record<string, BlockFiles>;
}

export interface BlockFiles {
  /** The further chunks that the block needs beside its own module. */
  chunks?: string[];
  /** Default of the attribute `loading`, where that is not `lazy`. */
  loading?: string;
  /** False for a block without texts, which needs no catalogue. */
  hasTexts?: false;
  /** Pattern of the site context's JSON that asks for the block, also on pages without the element. */
  contextPattern?: string;
  /** Pattern of the hash of the page's address that names a part of the block: elements then load at once. */
  hashPattern?: string;
  /** The setting whose value decides on further files, such as a gallery's `design`. */
  variantSetting?: string;
  /** The default of that setting. */
  defaultVariant?: string;
  /** By the setting's value: the further chunks. */
  variants?: Record<string, string[]>;
  /** Pattern of an element's markup or JSON -> the further chunks that such an element needs. */
  lazyChunks?: Record<string, string[]>;
}

declare const __AZULEJO_MANIFEST__: Manifest;

/** The manifest of this build. The build puts the JSON in this place (tsup.config.ts). */
export const manifest: Manifest = __AZULEJO_MANIFEST__;

declare const __AZULEJO_RESERVE_CSS__: string;

/** The rules of azulejo.css that the loader carries: they reserve the space of most blocks until these have loaded. */
export const reserveCss: string = __AZULEJO_RESERVE_CSS__;
