/**
 * The place in one page that shows the same as a place in another page with the same parts, whose heights differ.
 * @param top the place, in px
 * @param from the tops of the parts, ascending, in px
 * @param to the tops of the same parts in the other page
 */
export const matchingTop = (top: number, from: number[], to: number[]): number => {
  const next = from.findIndex((start) => start > top);
  const index = next < 0 ? from.length - 2 : Math.max(0, next - 1);
  const [start = 0, end = start] = from.slice(index, index + 2);
  const [otherStart = 0, otherEnd = otherStart] = to.slice(index, index + 2);
  const share = end > start ? Math.min(1, Math.max(0, (top - start) / (end - start))) : 0;
  return otherStart + share * (otherEnd - otherStart);
};

/** The parts that a saved page has before and after it is adopted. */
const partSelector = '.sqs-block';

/** The tops of a page's parts, between its own top and the last place to which it scrolls. */
const topsOf = ({ document, innerHeight, scrollY }: Window): number[] => {
  const last = document.documentElement.scrollHeight - innerHeight;
  const tops = [...document.querySelectorAll(partSelector)].map((part) =>
    Math.min(last, part.getBoundingClientRect().top + scrollY),
  );
  return [0, ...tops, last];
};

/** Keeps two pages in frames at the same part when people scroll either of them. */
export const matchScrolling = (frames: [HTMLIFrameElement, HTMLIFrameElement]): void => {
  const scrollOther = (source: Window, other: Window): void => {
    const top = matchingTop(source.scrollY, topsOf(source), topsOf(other));
    // A difference below a pixel comes from rounding: the other page has caused this scroll.
    if (Math.abs(top - other.scrollY) >= 1) other.scrollTo({ top, behavior: 'instant' });
  };
  let active: Window | undefined;
  for (const [index, frame] of frames.entries()) {
    const source = frame.contentWindow;
    const other = frames[1 - index]?.contentWindow;
    if (!source || !other) continue;
    // Only scrolls of the page that the visitor has used last move the other page.
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])
      source.addEventListener(type, () => {
        active = source;
      });
    source.addEventListener('scroll', () => {
      if (active === undefined || active === source) scrollOther(source, other);
    });
  }
};
