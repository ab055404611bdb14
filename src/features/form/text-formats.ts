/** Local part, @, a dotted domain. The rules differ in the last part: `spec` allows 2 to 4 letters or digits. */
const emailPatterns = {
  spec: /^[^\s@]+@(?:[^\s@.]+\.)+[a-z\d]{2,4}$/i,
  wide: /^[^\s@]+@(?:[^\s@.]+\.)+[\p{L}\d-]{2,63}$/iu,
};

export type EmailRule = keyof typeof emailPatterns;

const minEmailCharacters = 3;
const maxEmailCharacters = 256;

/** Whether a text is an e-mail address, by the rule in the form block's README. */
export const isEmail = (text: string, rule: EmailRule = 'spec'): boolean =>
  text.length >= minEmailCharacters && text.length <= maxEmailCharacters && emailPatterns[rule].test(text);

/** Whether a text is a US ZIP code: exactly 5 digits. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);
