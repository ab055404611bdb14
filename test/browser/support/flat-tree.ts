/**
 * The flat tree: a shadow root in place of its host's children, and the slotted nodes in place of a slot. Closed shadow roots stay closed. Elements are of the page's realm, so nothing here uses `instanceof`.
 */
function childrenOf(element: Element): Node[] {
  if (element.shadowRoot) return [...element.shadowRoot.childNodes];
  if (element.localName === 'slot') {
    const slotted = (element as HTMLSlotElement).assignedNodes();
    if (slotted.length > 0) return slotted;
  }
  return [...element.childNodes];
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** All descendants in the order of the flat tree; `enter` decides whether to visit an element and its descendants. */
export function* elementsIn(
  root: Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element> {
  for (const child of childrenOf(root)) {
    if (!isElement(child) || !enter(child)) continue;
    yield child;
    yield* elementsIn(child, enter);
  }
}

/** Whether the element or a part of it can be visible. Content of a closed `<details>` cannot. */
export function isRendered(element: Element): boolean {
  const { display } = styleOf(element);
  // checkVisibility is false for an element without a box; its children are checked separately.
  return display === 'contents' || (display !== 'none' && element.checkVisibility());
}

/** `visibility` is inherited, and a child can set it back. */
export function isVisible(element: Element): boolean {
  return styleOf(element).visibility === 'visible';
}

export function styleOf(element: Element): CSSStyleDeclaration {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error(`<${element.localName}> is in a page that was closed.`);
  return view.getComputedStyle(element);
}

/** The text that styles add at the end of an element: strings and attributes. Firefox leaves `attr()` in the computed value. */
export function textAfter(element: Element): string {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element, '::after');
  const parts = (style?.content ?? '').matchAll(/"([^"]*)"|attr\(([\w-]+)\)/g);
  return [...parts].map(([, text, name]) => text ?? element.getAttribute(name ?? '') ?? '').join('');
}

/** The visible text of an element, with one space for white space and between boxes. */
export function visibleText(root: Element): string {
  return textParts(root).join('').replace(/\s+/g, ' ').trim();
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'option']);

function textParts(element: Element): string[] {
  if (silent.has(element.localName) || !isRendered(element)) return [];
  const ownText = isVisible(element) && showsContent(element);
  const parts = childrenOf(element).flatMap((child) => {
    if (isElement(child)) return textParts(child);
    return child.nodeType === Node.TEXT_NODE && ownText ? [child.nodeValue ?? ''] : [];
  });
  const isInline = ['inline', 'contents'].includes(styleOf(element).display);
  return isInline ? parts : [' ', ...parts, ' '];
}

/** `checkVisibility` covers elements; text nodes need this check of their parent. */
function showsContent(element: Element): boolean {
  const isClosed = element.localName === 'details' && !(element as HTMLDetailsElement).open;
  return !isClosed && styleOf(element).contentVisibility !== 'hidden';
}
