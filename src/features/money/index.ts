/**
 * Prices as text and back: `dist/money.js`, `azulejo/money`. Needs neither React nor a page: it works in Node, too.
 * @module
 */
export { shareSymbol } from './currencies';
export { type CurrencyInfo, currencyInfo } from './currency-info';
export { formatCents, formatMoney, type Money, type MoneyOptions } from './format-money';
export { parseMoney } from './parse-money';
