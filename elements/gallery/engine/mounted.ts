/** The elements whose galleries listen to keys. */
export const listening = new Set<Element>();
