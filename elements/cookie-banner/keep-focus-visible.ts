/** Room for a focus ring between the focused element and a banner that has moved aside. */
const gapPx = 8;

const covers = (banner: Element, focused: Element): boolean => {
  const [over, under] = [banner, focused].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  return (
    over.top < under.bottom && over.bottom > under.top && over.left < under.right && over.right > under.left
  );
};

let bar: HTMLElement | undefined;

/** Keeps the page's own scrolling clear of a bar while the bar shows. */
const keepClear = (banner: HTMLElement): void => {
  if (bar === banner || banner.matches('.POPUP')) return;
  bar = banner;
  const { documentElement: page } = document;
  const side = banner.matches('.TOP') ? 'scrollPaddingTop' : 'scrollPaddingBottom';
  const before = page.style[side];
  const own = Number.parseFloat(getComputedStyle(page)[side]) || 0;
  new ResizeObserver(() => {
    const { offsetHeight } = banner;
    page.style[side] = offsetHeight ? `${Math.max(own, offsetHeight + gapPx)}px` : before;
  }).observe(banner);
};

/**
 * Keeps the focused element visible (WCAG 2.2, 2.4.11). The page is scrolled where the banner covers the element. At the
 * page's ends, where scrolling does not help, the banner moves aside.
 */
export const keepFocusVisible = (banner: HTMLElement, focused: Element): void => {
  keepClear(banner);
  // The browser scrolls to the focused element first.
  requestAnimationFrame(() => {
    banner.style.translate = '';
    if (!covers(banner, focused)) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!covers(banner, focused)) return;
    const over = banner.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const distancePx = banner.matches('.TOP')
      ? under.bottom - over.top + gapPx
      : under.top - over.bottom - gapPx;
    banner.style.translate = `0 ${distancePx}px`;
  });
};
