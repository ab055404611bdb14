/** `loading="idle"`: when the browser has nothing better to do. WebKit has no `requestIdleCallback`. */
export const idle = (_element: Element, resolve: () => void): unknown =>
  (self.requestIdleCallback ?? setTimeout)(resolve);
