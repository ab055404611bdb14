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

/** Videos of all kinds, which have pictures of their own. */
export const videoSelector = '.sqs-video-wrapper, .sqs-native-video';

/** The pictures in an element, without their copies in `<noscript>`, and without those of videos. */
export const picturesIn = (element: Element): Element[] =>
  [...element.querySelectorAll('img')].filter((image) => !image.closest(`noscript, ${videoSelector}`));

/** The address of a drawing in a file that nobody saves; undefined for one in the page. */
export const lostDrawing = (use: Element): string | undefined => {
  const address = use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '#';
  return address.startsWith('#') ? undefined : address;
};

/** The element's classes, for the block in its place. */
export const classesOf = ({ className }: Element): string => className.replace(/\s+/g, ' ').trim();
