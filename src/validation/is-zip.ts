/** Storefront 5: a US ZIP code is exactly 5 digits. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);
