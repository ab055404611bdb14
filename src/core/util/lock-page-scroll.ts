/**
 * Keeps the page behind a modal dialog in place: browsers other than Chromium from 144 let the wheel and the finger scroll it.
 * Each lock is a stylesheet of its own. Locks may end in any order, and nothing of the page is overwritten that would have to be
 * restored.
 * @returns a function that ends the lock
 */
export const lockPageScroll = (): (() => void) => {
  const { documentElement: page } = document;
  // The room of a scrollbar stays, so that nothing moves. `:where`, so that a gutter of the page's own wins.
  const hasScrollbar = window.innerWidth > page.clientWidth;
  const gutter = hasScrollbar ? ':where(html){scrollbar-gutter:stable}' : '';
  // Safari before 18.2: a page that scrolls is better than one that moves aside and back.
  if (hasScrollbar && !CSS.supports('scrollbar-gutter', 'stable')) return () => {};
  // The window scrolls as <html> says, or else as <body> says, which is often no more than `overflow-x: hidden`. The other of the
  // two would become a scroll container: its sticky elements, or the whole page, would jump. Where neither says anything, <html>:
  // what <body> says does not reach the window if <body> has containment.
  const [isPageVisible, isBodyVisible] = [page, document.body].map(
    (element) => getComputedStyle(element).overflow === 'visible',
  );
  const scroller = isPageVisible && !isBodyVisible ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  // Prints have all of the page.
  sheet.replaceSync(`@media screen{${scroller}{overflow:hidden!important}${gutter}}`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
