/**
 * Prices as text and back: `dist/money.js`, `azulejo/money`. No React, no page: it works in Node too.
 * @module
 */
export { type CurrencyInfo, currencyInfo } from './currency-info';
export { formatCents, formatMoney, type Money, type MoneyOptions } from './format-money';
export { parseMoney } from './parse-money';
export { shareSymbol } from './share-symbol';
