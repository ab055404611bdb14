const warnings = new Set<string>();

/**
 * Logs once what is wrong with the page, however many elements it concerns. Not in core/util/warn-once.ts, which nearly all
 * blocks load.
 * @param details shown after the text
 */
export const warnOncePerPage = (problem: string, ...details: unknown[]): void => {
  if (!warnings.has(problem)) console.warn(`[azulejo] ${problem}`, ...details);
  warnings.add(problem);
};
