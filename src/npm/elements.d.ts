/** Made by the build from `elements/*` (src/build/npm-entry.ts). */
declare module 'azulejo:elements' {
  /** Imports each block's module, by the block's name. */
  export const elements: Partial<Record<string, () => Promise<unknown>>>;
}
