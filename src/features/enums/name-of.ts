/**
 * The name of a code: `nameOf(pageTypes, 103)` is `'lockScreen'`, `nameOf(positions, 'top-left')` is `'topLeft'`. A number may come as
 * text, as in the builder's JSON: `nameOf(pageTypes, '103')`.
 * @returns undefined for a code that the enumeration does not have
 */
export const nameOf = <E extends Record<string, number | string>>(
  enumeration: E,
  code: number | string,
): keyof E | undefined => Object.keys(enumeration).find((name) => `${enumeration[name]}` === `${code}`);
