import { useLayoutEffect } from 'react';

/**
 * Listens on a block's element for events of the page's own content, which lies in slots where React's handlers do not
 * reach. The listener is there before the block is ready and the browser paints.
 * @param handler another function is another listener, so a stable one is cheaper on a page with many blocks
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
