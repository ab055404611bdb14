/** Ends a leaving animation whose end event never comes, as in a hidden tab. */
const fallbackMs = 600;

/** Has `element` leave as its styles say, by `data-leaving`. */
export const leave = async (element: HTMLElement): Promise<void> => {
  element.dataset.leaving = '';
  const over = Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, fallbackMs))]);
};
