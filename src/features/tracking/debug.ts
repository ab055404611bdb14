/** Set by `data-tracking="debug"` on the script tag, or by the query `trackingDebug=true`. */
const isDebugging = (): boolean =>
  globalThis.Azulejo?.config.tracking === 'debug' || location.search.includes('trackingDebug=true');

/** Shows a call or a failure in the console, in debug mode only. */
export const logDebug = (level: 'info' | 'warn', ...details: unknown[]): void => {
  if (isDebugging()) console[level]('[azulejo] tracking:', ...details);
};

/** Shows a failure in the console, in debug mode only: analytics never disturb the page. */
export const logFailure = (error: unknown): void => logDebug('warn', error);
