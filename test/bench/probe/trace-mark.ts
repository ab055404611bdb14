/** The `performance.mark` from which a trace counts. The probe sets one at once, and another one if the work begins later. */
export const traceMark = 'bench-begin';

/** The mark that the probe sets when the loaded page is idle for the first time. */
export const idleMark = 'bench-idle';
