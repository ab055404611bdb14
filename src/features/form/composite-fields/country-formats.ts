import type { FormMessages } from '../messages/es-419';

/** How a country writes addresses and telephone numbers. */
interface CountryFormat {
  /** The prefix of the country's telephone numbers. */
  dialCode: string;
  /** Message key for the name of the country's first-level divisions; undefined if addresses do not contain them. */
  state?: keyof FormMessages;
  /** Whether the postal code stands before the city. */
  isPostalCodeFirst?: boolean;
  /** Usual number of digits of the three parts of a telephone number. */
  phoneDigits?: [number, number, number];
}

/** The table is small on purpose: other countries get the usual form. */
const countries: Record<string, CountryFormat> = {
  AR: { dialCode: '+54', state: 'province', phoneDigits: [4, 4, 6] },
  BO: { dialCode: '+591', state: 'department' },
  BR: { dialCode: '+55', state: 'state', phoneDigits: [2, 5, 4] },
  CA: { dialCode: '+1', state: 'province', phoneDigits: [3, 3, 4] },
  CL: { dialCode: '+56', state: 'region' },
  CO: { dialCode: '+57', state: 'department', phoneDigits: [3, 3, 4] },
  CR: { dialCode: '+506', state: 'province' },
  DE: { dialCode: '+49', isPostalCodeFirst: true },
  DO: { dialCode: '+1', state: 'province', phoneDigits: [3, 3, 4] },
  EC: { dialCode: '+593', state: 'province' },
  ES: { dialCode: '+34', state: 'province', isPostalCodeFirst: true, phoneDigits: [3, 3, 3] },
  FR: { dialCode: '+33', isPostalCodeFirst: true },
  GB: { dialCode: '+44' },
  GT: { dialCode: '+502', state: 'department' },
  HN: { dialCode: '+504', state: 'department' },
  IT: { dialCode: '+39', state: 'province', isPostalCodeFirst: true },
  MX: { dialCode: '+52', state: 'state', isPostalCodeFirst: true, phoneDigits: [3, 3, 4] },
  NI: { dialCode: '+505', state: 'department' },
  PA: { dialCode: '+507', state: 'province' },
  PE: { dialCode: '+51', state: 'department' },
  PR: { dialCode: '+1', phoneDigits: [3, 3, 4] },
  PT: { dialCode: '+351', isPostalCodeFirst: true },
  PY: { dialCode: '+595', state: 'department' },
  SV: { dialCode: '+503', state: 'department' },
  US: { dialCode: '+1', state: 'state', phoneDigits: [3, 3, 4] },
  UY: { dialCode: '+598', state: 'department' },
  VE: { dialCode: '+58', state: 'state' },
};

/** People type names without accents, and in any case. */
const normalized = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** A visitor may type a country's code, or its name in one of these languages. */
const displayNames = ['es', 'en', 'pt'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);

const namesOf = (code: string): string[] => [code, ...displayNames.map((names) => names.of(code) ?? code)];

/** Finds a country by its code or name; undefined where the table does not have the country. */
export const countryFormatOf = (text: string): CountryFormat | undefined => {
  const name = normalized(text);
  if (name.length < 2) return undefined;
  const code = Object.keys(countries).find((one) => namesOf(one).some((known) => normalized(known) === name));
  return code ? countries[code] : undefined;
};
