/** Whether the visitor has turned on the data saver, where the browser says so (Chromium). */
export const prefersReducedData = (): boolean =>
  !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
