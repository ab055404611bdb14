/** The `performance.mark` from which on a trace counts: the probe sets one at once, and again where work begins later. */
export const traceMark = 'bench-begin';
