/**
 * The element with the visitor's focus: in this shadow root or elsewhere in the page. Undefined where nothing has the focus, as
 * when the focused element has gone. After a late response, callers move the focus only where this is undefined or their own
 * control, so that a visitor who has gone on is not interrupted.
 */
export const focusedElement = (root: ShadowRoot | null): Element | undefined => {
  const focused = root?.activeElement ?? document.activeElement;
  return focused && focused !== document.body ? focused : undefined;
};
