type Edge = 'TOP' | 'BOTTOM';

interface FocusClearOptions {
  /** Whether the banner is no bar across the window: the browser's own scrolling has no room to leave. */
  isPopup: boolean;
  /** The edge of the window that the banner is at. */
  edge: Edge;
}

/** The distance between the banner and a focused element beside it; leaves room for a focus ring. */
const gapPx = 8;

const covers = (banner: Element, focused: Element): boolean => {
  const [over, under] = [banner, focused].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  return (
    over.top < under.bottom && over.bottom > under.top && over.left < under.right && over.right > under.left
  );
};

/** Keeps the browser's own scrolling clear of a bar. @returns a function that stops */
const addScrollPadding = (banner: HTMLElement, edge: Edge): (() => void) => {
  const { documentElement: page } = document;
  const property = edge === 'TOP' ? 'scrollPaddingTop' : 'scrollPaddingBottom';
  const previous = page.style[property];
  const pagePaddingPx = Number.parseFloat(getComputedStyle(page)[property]) || 0;
  const sizes = new ResizeObserver(() => {
    page.style[property] = `${Math.max(pagePaddingPx, banner.offsetHeight + gapPx)}px`;
  });
  sizes.observe(banner);
  return () => {
    sizes.disconnect();
    page.style[property] = previous;
  };
};

/**
 * Keeps the focused element visible (WCAG 2.2, 2.4.11): scrolls the page where the banner covers the element. At the
 * page's ends, where scrolling does not help, the banner moves aside, until the focus comes to the banner.
 * @returns a function that stops
 */
export const keepFocusClear = (banner: HTMLElement, { isPopup, edge }: FocusClearOptions): (() => void) => {
  const removeScrollPadding = isPopup ? undefined : addScrollPadding(banner, edge);

  const uncover = (focused: Element): void => {
    banner.style.translate = '';
    if (!covers(banner, focused)) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!covers(banner, focused)) return;
    const over = banner.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const distancePx = edge === 'TOP' ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx;
    banner.style.translate = `0 ${distancePx}px`;
  };
  const onFocusIn = (event: FocusEvent): void => {
    const path = event.composedPath();
    // Aside, the banner may be outside the window.
    if (path.includes(banner)) banner.style.translate = '';
    // The browser scrolls to the focused element first.
    else requestAnimationFrame(() => uncover(path[0] as Element));
  };
  document.addEventListener('focusin', onFocusIn);

  return () => {
    document.removeEventListener('focusin', onFocusIn);
    removeScrollPadding?.();
    banner.style.translate = '';
  };
};
