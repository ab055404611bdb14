/** Local part, @, a dotted domain whose last part has 2 to 4 letters or digits. */
const pattern = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z\d]{2,4}$/i;

/** Storefront 5, "Email check": 3 to 256 characters of that pattern. */
export const isEmail = (text: string): boolean =>
  text.length >= 3 && text.length <= 256 && pattern.test(text);
