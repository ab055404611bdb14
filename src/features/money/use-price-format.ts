import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { formatCents } from './format-money';
import { addPageCurrency, getUsesCodes, subscribeToUsesCodes } from './page-currencies';

/**
 * Formats whole cents for this page: `$10.50`, or `USD 10.50` where another block shows prices in a currency with the
 * same symbol.
 * @param isVisible false while the block shows no price: its currency then has no influence on other blocks
 */
export const usePriceFormat = (currencyCode: string, isVisible = true): ((cents: number) => string) => {
  const code = useSyncExternalStore(subscribeToUsesCodes, getUsesCodes);
  // A layout effect, so that the browser never paints a symbol that two currencies share.
  useLayoutEffect(() => {
    if (isVisible) addPageCurrency(currencyCode);
  }, [currencyCode, isVisible]);
  return useCallback((cents: number) => formatCents(cents, currencyCode, { code }), [currencyCode, code]);
};
