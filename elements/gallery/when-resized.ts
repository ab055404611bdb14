/**
 * Calls `place` before the next paint, when the styles of what has just been rendered are there too; and in the frame
 * after one of `elements` has got another size: what it changes may be what is watched. The observer's own first call
 * has it called again, as a first placing may bring a scrollbar.
 * @returns a function that ends it
 */
export const whenResized = (elements: Iterable<Element>, place: () => void): (() => void) => {
  let frame = 0;
  let isOver = false;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  for (const element of elements) observer.observe(element);
  queueMicrotask(() => {
    if (!isOver) place();
  });
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
};
