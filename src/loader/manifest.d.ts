/** Made by the build from `elements/*` and esbuild's metafile (src/build/manifest.ts). */
declare module 'azulejo:manifest' {
  /**
   * What each block needs beside its own file and the runtime: chunks, each with a space before it. A chunk is needed
   * by a tag that mentions its name, which is the block's or a variant's (a design), or a further name after a `|`.
   */
  export const blocks: Record<string, string>;
  /** What the name of every chunk ends with. */
  export const suffix: string;
  export const version: string;
}
