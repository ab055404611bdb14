import type { Waiting } from '../api';

/** `loading="interaction"`: at the first pointer, focus or key on the element. Further ones find a settled promise. */
export const interaction = (element: Waiting): unknown =>
  ['pointerover', 'focusin', 'keydown'].map((type) => element.addEventListener(type, element.azGo));
