/** Gallery 9, meta overlay: of the slide's height. */
const tooHigh = 0.9;

/**
 * Keeps a caption that would cover its picture to a part of it, where it scrolls, also with the keyboard.
 * @param content where the caption is
 * @returns a function that ends it
 */
export const limitCaption = (slide: HTMLElement, content: HTMLElement): (() => void) | undefined => {
  const caption = content.querySelector<HTMLElement>('figcaption,.meta');
  if (!caption) return undefined;
  const mark = (isOver: boolean): void => {
    slide.part.toggle('overflow', isOver);
    if (isOver) caption.tabIndex = 0;
    else caption.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(() => {
    mark(caption.scrollHeight > slide.clientHeight * tooHigh);
  });
  observer.observe(slide);
  observer.observe(caption);
  return () => {
    observer.disconnect();
    mark(false);
  };
};
