/** What the loader has put on an element that waits for its turn. */
interface Waiting extends Element {
  azTurn?: unknown;
  azGo?: () => void;
}

const marginPx = 200;

/**
 * Lets an element that is put into a page that stands show at once where it is near: for the frame that the loader's
 * observer takes, it would be seen unfinished. A microtask later, so that all that came together is looked at before
 * any of it changes, for one layout.
 */
export const hasten = (element: Waiting): void => {
  if (element.azTurn || document.readyState === 'loading') return;
  queueMicrotask(() => {
    const { top, bottom, width } = element.getBoundingClientRect();
    // What is not displayed has no width. Beside the window is near enough.
    const isNear = width && top < innerHeight + marginPx && bottom > -marginPx;
    if (isNear && !element.hasAttribute('loading')) element.azGo?.();
  });
};
