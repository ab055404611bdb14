/** Between what has the focus and a banner that has made way for it: room for a focus ring. */
const gapPx = 8;

const covers = (banner: Element, focused: Element): boolean => {
  const [over, under] = [banner, focused].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
  return (
    over.top < under.bottom && over.bottom > under.top && over.left < under.right && over.right > under.left
  );
};

let bar: HTMLElement | undefined;

/** The page's own scrolling keeps clear of a bar, also where it is smooth; when the bar has gone, as before. */
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
 * What has the focus must be seen (WCAG 2.2, 2.4.11): the page is scrolled where the banner covers it, and at the
 * page's ends, where no scrolling helps, the banner makes way. In a file of its own: most visitors point.
 */
export const uncover = (banner: HTMLElement, focused: Element): void => {
  keepClear(banner);
  // The browser has scrolled by then.
  requestAnimationFrame(() => {
    banner.style.translate = '';
    if (!covers(banner, focused)) return;
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!covers(banner, focused)) return;
    const over = banner.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const wayPx = banner.matches('.TOP') ? under.bottom - over.top + gapPx : under.top - over.bottom - gapPx;
    banner.style.translate = `0 ${wayPx}px`;
  });
};
