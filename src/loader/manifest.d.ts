/** Made by the build from `elements/*` and esbuild's metafile (src/build/manifest.ts). */
declare module 'azulejo:manifest' {
  /**
   * The chunks that each block needs beside its own file, with spaces between them: first the runtime. A tag needs the
   * others if it has a word that begins with the chunk's name, the block's or a variant's (a design), or with one of
   * the beginnings after a `|`.
   */
  export const blocks: Record<string, string>;
  /** What the name of every chunk ends with. */
  export const suffix: string;
  export const version: string;
}
