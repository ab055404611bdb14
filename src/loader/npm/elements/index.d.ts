/** By the block's name: a function that imports the block's module. The build writes `dist/elements/index.js` (src/build/scripts.ts). */
export const elements: Partial<Record<string, () => Promise<unknown>>>;
