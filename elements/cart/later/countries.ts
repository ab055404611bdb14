export interface Country {
  /** ISO 3166, two letters. */
  code: string;
  name: string;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Of what the browser knows, those that are no countries: unions, and places that the world has not agreed on. */
const others = /^(EU|EZ|UN|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** A code that is its own newest name: `UK` is `GB`, `SU` is `RU`. */
const isCurrent = (code: string): boolean => {
  try {
    return new Intl.Locale(`und-${code}`).maximize().region === code;
  } catch {
    return false;
  }
};

/** Countries by their names in a language; of no codes, all. */
export const countriesIn = (locale: string, codes: string[] = []): Country[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const known = codes.length
    ? codes.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code))
    : letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  return [...new Set(known)]
    .filter((code) => codes.length || !others.test(code))
    .flatMap((code) => {
      const name = names.of(code) ?? (codes.length ? code : undefined);
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
};
