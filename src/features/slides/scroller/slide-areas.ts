/** The lists of slides that a pointer can drag, of all blocks. */
const slideAreas = new WeakSet<EventTarget>();

/** @returns a function that removes the list */
export const registerSlideArea = (list: Element): (() => void) => {
  slideAreas.add(list);
  return () => slideAreas.delete(list);
};

/** Whether a press or a click is for this list, and not for a gallery in one of its slides. */
export const isOwnSlideEvent = (event: Event, list: Element): boolean => {
  const path = event.composedPath();
  const listAt = path.indexOf(list);
  return listAt >= 0 && !path.slice(0, listAt).some((node) => slideAreas.has(node));
};
