/** `loading="eager"`: now. */
export const eager = (_element: Element, resolve: () => void): void => resolve();
