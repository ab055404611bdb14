import { shareSymbol } from './currencies';

/**
 * The currencies in which the blocks of this page show prices. Where two of them have the same symbol, every price shows
 * its currency's code instead.
 * @module
 */

const currencyCodes = new Set<string>();
const listeners = new Set<() => void>();
let usesCodes = false;

/** Adds a currency that a block shows. */
export const addPageCurrency = (currencyCode: string): void => {
  currencyCodes.add(currencyCode);
  if (usesCodes || !shareSymbol(currencyCodes)) return;
  usesCodes = true;
  for (const listener of [...listeners]) listener();
};

/** Whether prices show the code of their currency. */
export const getUsesCodes = (): boolean => usesCodes;

export const subscribeToUsesCodes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
