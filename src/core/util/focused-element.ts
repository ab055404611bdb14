/**
 * The focused element, in this shadow root or elsewhere in the page. Undefined if nothing has the focus, as when the focused
 * element was removed.
 */
export const focusedElement = (root: ShadowRoot | null): Element | undefined => {
  const focused = root?.activeElement ?? document.activeElement;
  return focused && focused !== document.body ? focused : undefined;
};

/**
 * Whether a late response may move the focus: only if nothing has the focus, or a control that waits for the response has it. A
 * visitor who has gone on is not interrupted.
 * @param root the shadow root of the controls
 * @param isWaiting whether the focused element waits for the response. Default: none does
 */
export const mayMoveFocus = (
  root: ShadowRoot | null,
  isWaiting: (focused: Element) => boolean = () => false,
): boolean => {
  const focused = focusedElement(root);
  return !focused || isWaiting(focused);
};
