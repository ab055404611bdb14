/** Made by the build from `elements/*` and esbuild's metafile (src/build/manifest.ts). */
declare module 'azulejo:manifest' {
  /**
   * By tag, the chunks that each block needs beside its own file, with spaces between them: first the runtime. A tag needs the
   * others if one of its words begins like the chunk's name, which is the beginning of the block's or of a variant's (a
   * design), or like what stands after a `|`.
   */
  export const blocks: Record<string, string>;
  /** What the name of every chunk ends with. */
  export const suffix: string;
  export const version: string;
}
