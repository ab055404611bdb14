import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, such as `(max-width: 1024px)`. Renders again when the result changes. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );

let isBetweenPrintEvents = false;

const subscribeToPrint = (onChange: () => void): (() => void) => {
  const list = matchMedia('print');
  const onPrint = ({ type }: Event): void => {
    isBetweenPrintEvents = type === 'beforeprint';
    onChange();
  };
  list.addEventListener('change', onChange);
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrint);
  return () => {
    list.removeEventListener('change', onChange);
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrint);
  };
};

/**
 * Whether the page is being printed. The media query `print` changes too late: Chromium has laid out the paper by then, and
 * Firefox prints a copy of the page.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribeToPrint, () => isBetweenPrintEvents || matchMedia('print').matches);
