/** Begins the line of a case that was tried again. The runner finds it in the suite's console. */
export const unsteady = 'Tried again:';
