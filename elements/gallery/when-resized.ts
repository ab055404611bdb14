/**
 * Calls `place` now, and in the frame after one of `elements` has got another size: what it changes may be what is
 * watched. It is called once more at the start, as a first placing may bring a scrollbar.
 * @returns a function that ends it
 */
export const whenResized = (elements: Iterable<Element>, place: () => void): (() => void) => {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  place();
  for (const element of elements) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
};
