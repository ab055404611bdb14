/** Visitors see nothing of all this; `data-tracking="debug"` or the query `trackingDebug=true` show it in the console. */
export const tell = (level: 'info' | 'warn', ...what: unknown[]): void => {
  if (globalThis.Azulejo?.config.tracking === 'debug' || location.search.includes('trackingDebug=true'))
    console[level]('[azulejo] tracking:', ...what);
};
