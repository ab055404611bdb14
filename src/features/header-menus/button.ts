/** Opens or closes something, and says whether it is open. */
export const onPress = (element: HTMLElement, press: () => void): void => {
  element.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
  if (element.localName === 'button') return;
  // Links of the builder's without an address, labels and plain elements.
  element.setAttribute('role', 'button');
  if (!element.hasAttribute('href')) element.tabIndex = 0;
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
};

/** Whether assistive technology can name the element. */
export const hasName = (element: HTMLElement): boolean =>
  /\S/.test(element.textContent ?? '') ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.getAttribute(name)) ||
  element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null;

/** The first element in a menu or a folder that may have the focus. */
const firstFocusable = (element: Element): HTMLElement | undefined =>
  [...element.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );

/** Moves the focus into what has opened, as soon as a transition shows its links. */
export const focusWithin = (element: Element): void => {
  requestAnimationFrame(() => {
    const first = firstFocusable(element);
    if (first) first.focus({ preventScroll: true });
    else if (element.getAnimations({ subtree: true }).length > 0) focusWithin(element);
  });
};
