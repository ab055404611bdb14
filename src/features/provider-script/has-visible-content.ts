/** `Node.TEXT_NODE` */
const textNode = 3;

type StyledElement = Element & ElementCSSInlineStyle;

/** Whether an element is HTML or SVG. Not by `instanceof`, because a provider's script may redefine the classes. */
const isStyled = (element: Element): element is StyledElement => 'style' in element;

const isHidden = (element: StyledElement): boolean =>
  element.matches('[hidden], input[type="hidden" i]') ||
  element.style.display === 'none' ||
  element.style.visibility === 'hidden';

/** Whether a picture or a frame is at most one pixel large. Providers count visits with such pixels. */
const isPixel = (element: StyledElement): boolean =>
  (['width', 'height'] as const).every(
    (side) => Number.parseFloat(element.style[side] || (element.getAttribute(side) ?? '')) <= 1,
  );

/**
 * Whether a script has written something that visitors can see. Reads the markup alone: a widget that is not shown yet has no
 * size to measure.
 */
export const hasVisibleContent = (place: Element): boolean =>
  [...place.children].some((child) => {
    if (!isStyled(child)) return false;
    if (child.matches('script, style, link, template, noscript') || isHidden(child)) return false;
    if (child.matches('iframe, img')) return !isPixel(child);
    const texts = [...child.childNodes].filter(({ nodeType }) => nodeType === textNode);
    return (
      child.matches('input, select') ||
      texts.some(({ nodeValue }) => nodeValue?.trim()) ||
      hasVisibleContent(child)
    );
  });
