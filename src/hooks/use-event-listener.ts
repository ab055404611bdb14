import { useLayoutEffect } from 'react';

/**
 * Listens to events of elements that React did not render, whose events do not reach React's handlers: the document, the
 * window, a block's own element. The listener is added before the block is ready and the browser paints.
 * @param target undefined or null: nothing to listen to
 * @param listener a stable function (`useCallback`) is added once; a new function in each render is added each time
 * @param options as for `addEventListener`; read when the component mounts
 */
export const useEventListener = <ListenedEvent extends Event>(
  target: EventTarget | null | undefined,
  type: string,
  listener: (event: ListenedEvent) => void,
  options?: AddEventListenerOptions,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an options object is a new one in each render
  useLayoutEffect(() => {
    target?.addEventListener(type, listener as EventListener, options);
    return () => target?.removeEventListener(type, listener as EventListener, options);
  }, [target, type, listener]);
};

/** Listens on a block's element for events of the page's own content, which is slotted. See `useEventListener`. */
export const useSlottedEvent: <Type extends keyof HTMLElementEventMap>(
  host: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void = useEventListener;
