import type { Waiting } from '../api';

/** `loading="eager"`: now. */
export const eager = (element: Waiting): void => element.azGo();
