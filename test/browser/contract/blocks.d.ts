/** Made from the folders of elements/ when the suite is bundled (test/runner/block-sources.ts). */
declare module 'azulejo:blocks' {
  export const blocks: {
    /** The folder, which is the tag without `az-`. */
    name: string;
    /** Its pages in demo/: its own first. */
    pages: string[];
    schema: import('valibot').GenericSchema;
    /** Locale -> ICU texts; empty for a block that says nothing. */
    catalogues: Record<string, Record<string, string>>;
  }[];
}
