const prefix = 'SQ';
const digits = 7;

/** `SQ` and seven digits, as the hosted builder makes a SKU. Random: ask the shop whether the SKU is free. */
export const generateSku = (): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const number = random % 10 ** digits;
  return prefix + String(number).padStart(digits, '0');
};
