/** Builds elements in the page's own document, which in Node is a parser's. */
export const createElement = (
  { ownerDocument }: Element,
  tag: string,
  ...children: (Node | string)[]
): HTMLElement => {
  const element = ownerDocument.createElement(tag);
  element.append(...children);
  return element;
};

/** The visible text of an element in one line, or "". */
export const lineOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The pictures in an element, without their copies in `<noscript>`, and without those of videos. */
export const picturesIn = (element: Element): Element[] =>
  [...element.querySelectorAll('img')].filter((image) => !image.closest('noscript, .sqs-video-wrapper'));
