/** The properties with which the hosted builder's script places, shows and hides slides and their pictures. */
const scriptedProperties = [
  'position',
  'left',
  'top',
  'width',
  'height',
  'opacity',
  'visibility',
  'transform',
  'z-index',
];

/** Elements that the hosted builder's script has placed. */
const savedSelector = '[data-image],[data-src],[data-type],.slide';

/** In an element of any page, a place outside the flow and invisibility leave holes where a block shows the element. */
const isScripted = (element: HTMLElement): boolean => {
  const { position, opacity, visibility } = element.style;
  return (
    element.matches(savedSelector) || position === 'absolute' || opacity === '0' || visibility === 'hidden'
  );
};

/**
 * Removes the inline styles that a saved page has from the hosted builder's script, which had another layout, from `outer`,
 * `inner` and all elements between. Other inline styles stay.
 * @returns a function that puts the styles back
 */
export const setAsideSavedStyles = (outer: HTMLElement, inner: HTMLElement = outer): (() => void) => {
  const saved = new Map<HTMLElement, string>();
  const lastElement = outer.parentElement;
  for (
    let element: HTMLElement | null = inner;
    element && element !== lastElement;
    element = element.parentElement
  ) {
    if (!element.hasAttribute('style') || !isScripted(element)) continue;
    saved.set(element, element.style.cssText);
    for (const name of scriptedProperties) element.style.removeProperty(name);
  }
  return () => {
    // Setting the attribute would break a strict Content-Security-Policy.
    for (const [element, cssText] of saved) element.style.cssText = cssText;
  };
};
