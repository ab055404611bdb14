const isHidden = (element: HTMLElement | SVGElement): boolean =>
  element.matches('[hidden], input[type="hidden" i]') ||
  element.style.display === 'none' ||
  element.style.visibility === 'hidden';

/** A picture or a frame of at most one pixel, with which providers count visits. */
const isPixel = (element: Element & ElementCSSInlineStyle): boolean =>
  (['width', 'height'] as const).every(
    (side) => Number.parseFloat(element.style[side] || (element.getAttribute(side) ?? '')) <= 1,
  );

/**
 * Whether a script has written something that visitors can see. Tells by the markup alone: a widget that waits for its turn has
 * no size to measure.
 */
export const hasWidget = (place: Element): boolean =>
  [...place.children].some((child) => {
    if (!(child instanceof HTMLElement || child instanceof SVGElement)) return false;
    if (child.matches('script, style, link, template, noscript') || isHidden(child)) return false;
    if (child.matches('iframe, img')) return !isPixel(child);
    const texts = [...child.childNodes].filter((node) => node instanceof Text);
    return child.matches('input, select') || texts.some(({ data }) => data.trim()) || hasWidget(child);
  });
