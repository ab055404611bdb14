/** Resolves when the whole document has been parsed; undefined where it has been already. */
export const documentParsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;
