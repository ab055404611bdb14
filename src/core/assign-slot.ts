/** The children that slots can show: elements and texts. */
export const slottableNodes = (host: Element): (Element | Text)[] =>
  [...host.childNodes].filter((node) => node instanceof Element || node instanceof Text);

/**
 * Appends a slot that shows all children of the host, whether the shadow root's slots are assigned by name or manually. Used
 * before the first render and after the block is unmounted.
 */
export const appendContentSlot = (root: ShadowRoot): void => {
  const slot = document.createElement('slot');
  root.append(slot);
  slot.assign(...slottableNodes(root.host));
};

let nameCount = 0;

/**
 * Shows these nodes in a slot of a block that is defined with `slotAssignment: 'manual'`. Manual assignment sets no attribute on
 * the nodes, so a framework that renders them, or a morph that compares them with the server's HTML, finds its own markup.
 * @returns a cleanup function
 */
export const assignSlot = (slot: HTMLSlotElement, nodes: (Element | Text)[]): (() => void) => {
  slot.assign(...nodes);
  if ((slot.getRootNode() as ShadowRoot).slotAssignment === 'manual') return () => {};
  // The shadow root comes from `<template shadowrootmode>` in the page. Its slots are assigned by name only.
  slot.name ||= `az-slot-${++nameCount}`;
  const elements = nodes.filter((node) => node instanceof Element);
  for (const element of elements) element.slot = slot.name;
  return () => {
    for (const element of elements) if (element.slot === slot.name) element.removeAttribute('slot');
  };
};
