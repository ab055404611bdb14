import { createStore } from '../../core/util/store';
import { shareSymbol } from './currencies';

/**
 * The currencies in which the blocks of this page show prices. Where two of them have the same symbol, every price shows
 * its currency's code instead.
 * @module
 */

const currencyCodes = new Set<string>();
/** Whether prices show the code of their currency. */
const codeStore = createStore(false);

/** Adds a currency that a block shows. */
export const addPageCurrency = (currencyCode: string): void => {
  currencyCodes.add(currencyCode);
  if (!codeStore.getSnapshot() && shareSymbol(currencyCodes)) codeStore.set(true);
};

/** Whether prices show the code of their currency. */
export const { getSnapshot: getUsesCodes, subscribe: subscribeToUsesCodes } = codeStore;
