/**
 * The parent of an element in the flattened tree: its slot, its parent, or the host of the shadow root; null for the root
 * element.
 */
export const flatTreeParent = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
