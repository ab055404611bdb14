/** Imports each block's module, by the block's name. `dist/elements/index.js` is written by src/build/author-files/elements-index.ts. */
export const elements: Partial<Record<string, () => Promise<unknown>>>;
