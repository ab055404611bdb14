import { currencyOf } from './format-money';

/** Whether some of these currencies look alike, so that a page with all of them says their codes: `USD`, `MXN`. */
export const shareSymbol = (currencyCodes: Iterable<string>): boolean => {
  const codes = [...new Set(currencyCodes)];
  return new Set(codes.map((code) => currencyOf(code).symbol)).size < codes.length;
};
