/**
 * Keeps the page behind a modal dialog in place: browsers other than Chromium from 144 let the wheel and touch scroll it. Each
 * lock adds its own stylesheet, so that locks may end in any order and no style of the page has to be restored.
 * @returns a function that ends the lock
 */
export const lockPageScroll = (): (() => void) => {
  const { documentElement: page } = document;
  // Keeps the space of the scrollbar, so that nothing moves. `:where`, so that the page's own gutter wins.
  const hasScrollbar = window.innerWidth > page.clientWidth;
  const gutter = hasScrollbar ? ':where(html){scrollbar-gutter:stable}' : '';
  // Safari before 18.2 cannot keep that space: a page that scrolls is better than one that moves aside and back.
  if (hasScrollbar && !CSS.supports('scrollbar-gutter', 'stable')) return () => {};
  // The window takes its overflow from <html>, or, where that is `visible`, from <body>, which often has no more than
  // `overflow-x: hidden`. Set on the other of the two, `overflow` would make a scroll container: sticky elements, or the whole
  // page, would jump. If both are `visible`, <html> is right, as the overflow of a <body> with containment does not reach the
  // window.
  const [isPageVisible, isBodyVisible] = [page, document.body].map(
    (element) => getComputedStyle(element).overflow === 'visible',
  );
  const scroller = isPageVisible && !isBodyVisible ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  // On screens only, so that the whole page is printed.
  sheet.replaceSync(`@media screen{${scroller}{overflow:hidden!important}${gutter}}`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
