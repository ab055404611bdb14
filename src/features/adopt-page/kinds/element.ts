/** Creates an element in the page's own document. In Node, there is no global `document`. */
export const createElement = (
  { ownerDocument }: Element,
  tag: string,
  ...children: (Node | string)[]
): HTMLElement => {
  const element = ownerDocument.createElement(tag);
  element.append(...children);
  return element;
};

/** Videos of all kinds. The pictures in a video are not pictures of the page. */
export const videoSelector = '.sqs-video-wrapper, .sqs-native-video';

/** The pictures in an element, without their copies in `<noscript>`, and without those of videos. */
export const picturesIn = (element: Element): Element[] =>
  [...element.querySelectorAll('img')].filter((image) => !image.closest(`noscript, ${videoSelector}`));

/** The address of an icon in an SVG file, which browsers do not save with a page; undefined for an icon in the page itself. */
export const lostIconAddress = (use: Element): string | undefined => {
  const address = use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '#';
  return address.startsWith('#') ? undefined : address;
};

/** The element's classes, for the block that replaces it. */
export const classesOf = ({ className }: Element): string => className.replace(/\s+/g, ' ').trim();
