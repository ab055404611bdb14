/** Options of listeners, which stop with the signal. */
export interface ListenerOptions {
  signal: AbortSignal;
}

/** Calls `press` for clicks. If the element is not a `<button>`, gives it the role and the keys of a button. */
export const onPress = (element: HTMLElement, press: () => void, options: ListenerOptions): void => {
  const onClick = (event: Event): void => {
    event.preventDefault();
    press();
  };
  element.addEventListener('click', onClick, options);
  if (element.localName === 'button') return;
  // The builder's links without an address, labels and plain elements.
  element.setAttribute('role', 'button');
  if (!element.hasAttribute('href')) element.tabIndex = 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    element.click();
  };
  element.addEventListener('keydown', onKeyDown, options);
};

/** Whether assistive technology can name the element. */
export const hasName = (element: HTMLElement): boolean =>
  /\S/.test(element.textContent ?? '') ||
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.getAttribute(name)) ||
  element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null;

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** How many frames to wait until a transition shows the opened element: about a second. */
const maxFrames = 60;

/** Moves the focus as soon as a transition has shown one of the elements. */
const focusFirstVisible = (elements: HTMLElement[], framesLeft = maxFrames): void => {
  requestAnimationFrame(() => {
    const first = elements.find(isVisible);
    if (first) first.focus({ preventScroll: true });
    else if (framesLeft > 0) focusFirstVisible(elements, framesLeft - 1);
  });
};

/** Moves the focus into a menu or a folder that has opened. */
export const focusWithin = (element: Element): void =>
  focusFirstVisible([...element.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')]);

/** Moves the focus to a button in a menu that comes back into view. */
export const focusOn = (button: HTMLElement): void => {
  if (isVisible(button)) button.focus({ preventScroll: true });
  else focusFirstVisible([button]);
};
