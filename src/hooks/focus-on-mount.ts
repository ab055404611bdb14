/** As `ref` of an element: the element gets the focus when it mounts, as one that takes the place of the focused element. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
