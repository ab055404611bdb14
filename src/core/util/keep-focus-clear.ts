type Edge = 'TOP' | 'BOTTOM';

interface FocusClearOptions {
  /** Whether the overlay is no bar across the window, for which the browser's own scrolling can leave room. */
  isPopup: boolean;
  /** The edge of the window that the overlay is at. */
  edge: Edge;
}

/** The distance between the overlay and a focused element beside it; leaves room for a focus ring. */
const gapPx = 8;

const covers = (overlay: Element, focused: Element): boolean => {
  const [over, under] = [overlay, focused].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  return (
    over.top < under.bottom && over.bottom > under.top && over.left < under.right && over.right > under.left
  );
};

/** Keeps the browser's own scrolling clear of a bar. @returns a function that stops */
const addScrollPadding = (overlay: HTMLElement, edge: Edge): (() => void) => {
  const { documentElement: page } = document;
  const property = edge === 'TOP' ? 'scrollPaddingTop' : 'scrollPaddingBottom';
  const previous = page.style[property];
  const pagePaddingPx = Number.parseFloat(getComputedStyle(page)[property]) || 0;
  const sizes = new ResizeObserver(() => {
    page.style[property] = `${Math.max(pagePaddingPx, overlay.offsetHeight + gapPx)}px`;
  });
  sizes.observe(overlay);
  return () => {
    sizes.disconnect();
    page.style[property] = previous;
  };
};

/**
 * Keeps the focused element visible (WCAG 2.2, 2.4.11): scrolls the page where the overlay covers the element. At the
 * page's ends, where scrolling does not help, the overlay moves aside, until the focus comes to the overlay.
 * @returns a function that stops
 */
export const keepFocusClear = (overlay: HTMLElement, { isPopup, edge }: FocusClearOptions): (() => void) => {
  const removeScrollPadding = isPopup ? undefined : addScrollPadding(overlay, edge);

  const uncover = (focused: Element): void => {
    overlay.style.translate = '';
    if (!covers(overlay, focused)) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!covers(overlay, focused)) return;
    const over = overlay.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const distancePx = edge === 'TOP' ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx;
    overlay.style.translate = `0 ${distancePx}px`;
  };
  const onFocusIn = (event: FocusEvent): void => {
    const path = event.composedPath();
    // Aside, the overlay may be outside the window.
    if (path.includes(overlay)) overlay.style.translate = '';
    // The browser scrolls to the focused element first.
    else requestAnimationFrame(() => uncover(path[0] as Element));
  };
  document.addEventListener('focusin', onFocusIn);

  return () => {
    document.removeEventListener('focusin', onFocusIn);
    removeScrollPadding?.();
    overlay.style.translate = '';
  };
};
