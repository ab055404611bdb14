import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest';

/**
 * Listens to events of elements that React did not render, whose events do not reach React's handlers: the document, the
 * window, a block's own element. The listener is added before the block is ready and the browser paints; it may be another
 * function in each render.
 * @param target undefined or null: nothing to listen to
 * @param options as for `addEventListener`; read when the listener is added: on mount, and when `target` or `type` changes
 */
export const useEventListener = <ListenedEvent extends Event>(
  target: EventTarget | null | undefined,
  type: string,
  listener: (event: ListenedEvent) => void,
  options?: AddEventListenerOptions,
): void => {
  const latest = useLatest(listener);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an options object is a new one in each render
  useLayoutEffect(() => {
    const listen = (event: Event): void => latest.current(event as ListenedEvent);
    target?.addEventListener(type, listen, options);
    return () => target?.removeEventListener(type, listen, options);
  }, [target, type, latest]);
};

/** Listens on a block's element for events of the page's own content, which is slotted. See `useEventListener`. */
export const useSlottedEvent: <Type extends keyof HTMLElementEventMap>(
  host: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void = useEventListener;
