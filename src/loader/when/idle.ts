import type { Waiting } from '../api';

/** `loading="idle"`: when the browser has nothing better to do. WebKit has no `requestIdleCallback`. */
export const idle = (element: Waiting): unknown => (self.requestIdleCallback ?? setTimeout)(element.azGo);
