/** A `<video>`, a video block, or an element without a player. */
type VideoElement = Element & { implementation?: { leave?(): void }; pause?(): void };

/** Stops the video of a slide that is left: a video block shows its picture again, a `<video>` pauses. */
export const stopSlideVideo = (element: Element): void => {
  const { implementation } = element as VideoElement;
  if (implementation?.leave) implementation.leave();
  else (element as VideoElement).pause?.();
};
