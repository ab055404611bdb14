type Edge = 'TOP' | 'BOTTOM';

interface FocusClearOptions {
  /** Whether the overlay is a bar across the window, for which the browser's own scrolling can leave room. */
  isBar: boolean;
  /** The edge of the window that the overlay is at. */
  edge: Edge;
}

/** The distance between the overlay and a focused element beside it; leaves room for a focus ring. */
const gapPx = 8;

/** If this much of a focused element shows, visitors can see it: the smallest size of a target (WCAG 2.2, 2.5.8). */
const visiblePx = 24;

/** Whether the overlay hides the focused element, or leaves no more of it than a narrow strip. */
const hides = (overlay: Element, focused: Element): boolean => {
  const [over, under] = [overlay, focused].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  return (
    over.top < under.bottom &&
    over.bottom > under.top &&
    over.left < under.right &&
    over.right > under.left &&
    Math.max(
      over.top - under.top,
      under.bottom - over.bottom,
      over.left - under.left,
      under.right - over.right,
    ) < visiblePx
  );
};

/** Makes the browser's own scrolling leave room for a bar. @returns a function that stops */
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
 * Keeps the element that gets the focus by keyboard visible (WCAG 2.2, 2.4.11): scrolls the page where the overlay hides the
 * element. At the page's ends, where scrolling does not help, the overlay moves aside until the focus is elsewhere.
 * @returns a function that stops
 */
export const keepFocusClear = (overlay: HTMLElement, { isBar, edge }: FocusClearOptions): (() => void) => {
  const removeScrollPadding = isBar ? addScrollPadding(overlay, edge) : undefined;
  const { host } = overlay.getRootNode() as ShadowRoot;
  const stop = new AbortController();
  let frame = 0;

  /** Whether the node is an open dialog or menu, which lies over the overlay. */
  const isAbove = (node: EventTarget): boolean =>
    node instanceof Element && node.matches(':modal,:popover-open') && !node.contains(host);

  const uncover = (focused: Element): void => {
    overlay.style.translate = '';
    // A page that moves between the press and the release of the mouse would lose the click.
    if (!focused.matches(':focus-visible') || !hides(overlay, focused)) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!hides(overlay, focused)) return;
    const over = overlay.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const distancePx = edge === 'TOP' ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx;
    overlay.style.translate = `0 ${distancePx}px`;
  };
  const onFocusIn = (event: Event): void => {
    const path = event.composedPath();
    for (const node of path) if (node instanceof ShadowRoot) listen(node);
    cancelAnimationFrame(frame);
    // An overlay that has moved aside may be outside the window.
    if (path.includes(overlay)) overlay.style.translate = '';
    // The browser scrolls to the focused element first.
    else if (!path.some(isAbove)) frame = requestAnimationFrame(() => uncover(path[0] as Element));
  };
  /** A `focusin` event does not leave a shadow root that the focus moves within, so each of them needs a listener. */
  const listen = (root: Document | ShadowRoot): void =>
    root.addEventListener('focusin', onFocusIn, { signal: stop.signal });
  let root: Document | ShadowRoot | null | undefined = document;
  while (root) {
    listen(root);
    root = root.activeElement?.shadowRoot;
  }

  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
    removeScrollPadding?.();
    overlay.style.translate = '';
  };
};
