/** Made by the build from `elements/*` and esbuild's metafile (src/build/manifest.ts). */
declare module 'azulejo:manifest' {
  /**
   * A row a block: its name, an empty hint, the shared chunks it needs. A row a variant of a block (a design, a
   * locale): the name again, the text in a tag that asks for it, the further chunks.
   */
  export const rows: [block: string, hint: string, ...chunks: string[]][];
  /** A tag's default loading strategy where that is not `lazy`. */
  export const strategyOf: (tag: string) => string | undefined;
  export const version: string;
}
