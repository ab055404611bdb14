import { elements } from 'azulejo:elements';

/**
 * In place of src/loader/load.ts. The script asks for files by their addresses; a bundler has to see each `import()`,
 * and fetches shared chunks in its own way.
 */

/** The tags that have a block. */
export const known = Object.keys(elements).map((block) => `az-${block}`);

/** As `AzulejoApi.load`, but tried once. */
export const load = (name: string): Promise<unknown> =>
  elements[name]?.() ?? Promise.reject(Error(`Azulejo has no block "${name}"; it has ${known.join(', ')}.`));
