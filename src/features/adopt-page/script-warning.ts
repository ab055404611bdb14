import type { AdoptionEntry } from '../../core/adoption-report';

const remedy =
  "Remedy: move Azulejo's script tag to the beginning of <head>, without async, or delete the builder's scripts.";

let hasWarned = false;

/**
 * One warning for a page, however many of the builder's scripts may have run.
 * @param entries those about scripts that have not been kept from running
 */
export const warnOfScripts = (entries: AdoptionEntry[]): void => {
  if (hasWarned) return;
  hasWarned = true;
  const living = entries.find(({ kind }) => kind === 'page');
  const problem =
    living?.why ??
    `${entries.length} of the builder's scripts stand before Azulejo's script tag, and may have run.`;
  console.warn(`[azulejo] data-adopt: ${problem} ${remedy}`);
};
