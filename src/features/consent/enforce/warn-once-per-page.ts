const warnings = new Set<string>();

/**
 * Logs a problem of the page once, however many elements have it. Not in core/util/warn-once.ts, which nearly all blocks load.
 * @param details shown after the text
 */
export const warnOncePerPage = (problem: string, ...details: unknown[]): void => {
  if (!warnings.has(problem)) console.warn(`[azulejo] ${problem}`, ...details);
  warnings.add(problem);
};
