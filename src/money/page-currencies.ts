/** Codes of the currencies that blocks of this page have shown prices in; one set, in the runtime, for all of them. */
export const pageCurrencies = new Set<string>();
