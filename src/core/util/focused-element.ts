/**
 * The element with the visitor's focus: in this shadow root or elsewhere in the page. Undefined where nothing has the focus, as
 * when the focused element has gone. A late answer moves the focus only then, or where its own control has the focus: a visitor
 * who has gone on to another control stays there.
 */
export const focusedElement = (root: ShadowRoot | null): Element | undefined => {
  const focused = root?.activeElement ?? document.activeElement;
  return focused && focused !== document.body ? focused : undefined;
};
