import { useLayoutEffect } from 'react';

/**
 * Listens on a block's element for events of the page's own content. That content is slotted, so React's handlers do not
 * receive its events. The listener is added before the block is ready and the browser paints.
 * @param handler a stable function (`useCallback`) is added once; a new function in each render is added each time
 * @param options as for `addEventListener`; read when the component mounts
 */
export const useSlottedEvent = <Type extends keyof HTMLElementEventMap>(
  host: HTMLElement,
  type: Type,
  handler: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an options object is a new one in each render
  useLayoutEffect(() => {
    host.addEventListener(type, handler, options);
    return () => host.removeEventListener(type, handler, options);
  }, [host, type, handler]);
};
