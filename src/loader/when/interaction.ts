/** `loading="interaction"`: at the first pointer, focus or key on the element. Further ones find a settled promise. */
export const interaction = (element: Element, resolve: () => void): void => {
  for (const type of ['pointerover', 'focusin', 'keydown']) element.addEventListener(type, resolve);
};
