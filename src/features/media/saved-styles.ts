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

/** Slides and pictures of a page that was saved from the hosted builder. */
const savedSelector = '.slide[data-type],[data-image]';

/** On any page, a slide that is out of the flow or invisible leaves a hole where the block shows the slide. */
const leavesHole = ({ style }: HTMLElement): boolean =>
  style.position === 'absolute' || style.opacity === '0' || style.visibility === 'hidden';

/**
 * Removes the inline styles that a saved page has from the hosted builder's script, which had another layout, from `outer`,
 * `inner` and all elements between. Other inline styles stay, and so do those inside a slide that a page's author has written.
 * @returns a function that puts the styles back
 */
export const removeSavedStyles = (outer: HTMLElement, inner: HTMLElement = outer): (() => void) => {
  const saved = new Map<HTMLElement, string>();
  const isSaved = outer.matches(savedSelector) || inner.matches(savedSelector);
  const end = outer.parentElement;
  for (let element: HTMLElement | null = inner; element && element !== end; element = element.parentElement) {
    if (!element.hasAttribute('style')) continue;
    if (!isSaved && !(element === outer && leavesHole(element))) continue;
    saved.set(element, element.style.cssText);
    for (const name of scriptedProperties) element.style.removeProperty(name);
  }
  return () => {
    // Setting the attribute would break a strict Content-Security-Policy.
    for (const [element, cssText] of saved) element.style.cssText = cssText;
  };
};
