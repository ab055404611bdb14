import type { FormMessages } from '../messages/es-419';

/** How a country writes addresses and telephone numbers. */
export interface Country {
  /** Before its numbers, abroad. */
  dial: string;
  /** What its first-level divisions are called; none where an address does without. */
  state?: keyof FormMessages;
  /** Whether the postal code stands before the city. */
  postalFirst?: boolean;
  /** Digits of the three parts of a number. */
  phone?: [number, number, number];
}

/** The table is small on purpose: other countries get the common form. */
const countries: Record<string, Country> = {
  AR: { dial: '+54', state: 'province', phone: [4, 4, 6] },
  BO: { dial: '+591', state: 'department' },
  BR: { dial: '+55', state: 'state', phone: [2, 5, 4] },
  CA: { dial: '+1', state: 'province', phone: [3, 3, 4] },
  CL: { dial: '+56', state: 'region' },
  CO: { dial: '+57', state: 'department', phone: [3, 3, 4] },
  CR: { dial: '+506', state: 'province' },
  DE: { dial: '+49', postalFirst: true },
  DO: { dial: '+1', state: 'province', phone: [3, 3, 4] },
  EC: { dial: '+593', state: 'province' },
  ES: { dial: '+34', state: 'province', postalFirst: true, phone: [3, 3, 3] },
  FR: { dial: '+33', postalFirst: true },
  GB: { dial: '+44' },
  GT: { dial: '+502', state: 'department' },
  HN: { dial: '+504', state: 'department' },
  IT: { dial: '+39', state: 'province', postalFirst: true },
  MX: { dial: '+52', state: 'state', postalFirst: true, phone: [3, 3, 4] },
  NI: { dial: '+505', state: 'department' },
  PA: { dial: '+507', state: 'province' },
  PE: { dial: '+51', state: 'department' },
  PR: { dial: '+1', phone: [3, 3, 4] },
  PT: { dial: '+351', postalFirst: true },
  PY: { dial: '+595', state: 'department' },
  SV: { dial: '+503', state: 'department' },
  US: { dial: '+1', state: 'state', phone: [3, 3, 4] },
  UY: { dial: '+598', state: 'department' },
  VE: { dial: '+58', state: 'state' },
};

/** Without accents and case, as people type. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The languages in which a country's name is known, beside its code. */
const languages = ['es', 'en', 'pt'];

const namesOf = (code: string): string[] => [
  code,
  ...languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code),
];

/** The country that a code or a name means, where the table has it. */
export const countryOf = (text: string): Country | undefined => {
  const wanted = plain(text);
  if (wanted.length < 2) return undefined;
  const code = Object.keys(countries).find((one) => namesOf(one).some((name) => plain(name) === wanted));
  return code ? countries[code] : undefined;
};
