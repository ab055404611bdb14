import { useCallback, useRef } from 'react';
import { useUnmount } from './use-unmount';

/**
 * An element that a view adds to its shadow root when the visitor first needs it, such as a lightbox. The element goes
 * when the component unmounts.
 * @returns a function that resolves with the element. The first call creates the element, and so does the next call after
 * one that failed.
 */
export const useInnerElement = <Inner extends Element>(): ((
  create: () => Promise<Inner>,
) => Promise<Inner>) => {
  const pending = useRef<Promise<Inner>>(undefined);
  useUnmount(() => {
    pending.current?.then(
      (element) => element.remove(),
      () => {},
    );
    pending.current = undefined;
  });
  return useCallback((create) => {
    pending.current ??= create().catch((error) => {
      pending.current = undefined;
      throw error;
    });
    return pending.current;
  }, []);
};
