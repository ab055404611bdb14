/** A callback ref that focuses the element when it mounts, for an element that replaces the focused one. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
