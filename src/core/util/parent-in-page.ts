/** The element around an element as the page shows it: a slot, the parent, or the host of the shadow root. */
export const parentInPage = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
