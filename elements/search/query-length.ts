/** Chinese and Japanese characters and Korean syllables: a single one may be a whole word. */
const syllabicPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text has a character that may be a whole word. */
export const isSyllabic = (text: string): boolean => syllabicPattern.test(text);

/** Whether a query may have results: it has `minLength` characters, or one that may be a word. */
export const isLongEnough = (query: string, minLength: number): boolean =>
  query.length >= minLength || isSyllabic(query);
