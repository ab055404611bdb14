/** Local part, @, a dotted domain whose last part has 2 to 4 letters or digits. */
const emailPattern = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z\d]{2,4}$/i;

const minEmailCharacters = 3;
const maxEmailCharacters = 256;

/** Whether a text is an e-mail address, by the rule in the form block's README. */
export const isEmail = (text: string): boolean =>
  text.length >= minEmailCharacters && text.length <= maxEmailCharacters && emailPattern.test(text);

/** Whether a text is a US ZIP code: exactly 5 digits. */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text);
