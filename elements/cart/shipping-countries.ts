interface ShippingCountry {
  /** ISO 3166 code of two letters. */
  code: string;
  name: string;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions of the browser's list that are no countries: unions, private codes, unknown regions. */
const nonCountries = /^(EU|EZ|UN|Q[M-Z]|X[A-JL-Z]|ZZ)$/;

/** Whether a code has no newer form: that of `UK` is `GB`, that of `SU` is `RU`. */
const isCurrent = (code: string): boolean => {
  try {
    return new Intl.Locale(`und-${code}`).maximize().region === code;
  } catch {
    return false;
  }
};

/** Countries with their names in a language, sorted by name. Without codes, all countries. */
export const countriesIn = (locale: string, codes: string[] = []): ShippingCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const known = codes.length
    ? codes.map((code) => code.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code))
    : letters.flatMap((first) => letters.map((second) => first + second)).filter(isCurrent);
  return [...new Set(known)]
    .filter((code) => codes.length || !nonCountries.test(code))
    .flatMap((code) => {
      const name = names.of(code) ?? (codes.length ? code : undefined);
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
};
