/** The `performance.mark` from which on a trace counts: the probe sets one at once, and again where work begins later. */
export const traceMark = 'bench-begin';

/** Set when the page has loaded and has nothing to do for the first time. */
export const idleMark = 'bench-idle';
