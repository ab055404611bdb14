import { isObject } from '../../core/util/is-object';

/** Regular and bold, upright and italic: the service leaves out those that a family lacks. */
const defaultVariants = '400,400i,700,700i';

/** The parts of the site context, unchecked, that name fonts. */
export interface FontContext {
  googleFonts?: unknown;
  typekitFonts?: unknown;
  website?: unknown;
}

export interface TypekitFont {
  name: string;
  /** Whether Typekit still has the font, by the context. */
  isAvailable: boolean;
}

export interface FontSettings {
  /** For the query of the service: `Open Sans:400,700`. */
  googleFamilies: string[];
  typekitFonts: TypekitFont[];
  /** Id of the site's kit, which is the name of its stylesheet. */
  kitId?: string;
  /** Warnings for the console. */
  problems: string[];
}

/** A font without a status is in its kit. */
const availableStatus = /^(|active|available|enabled|live|ok|published|true|1|200)$/i;

const textIn = (entry: unknown, keys: string[]): string => {
  const values = isObject(entry) ? keys.map((key) => entry[key]) : [entry];
  const text = values.find((value) => typeof value === 'string' && value.trim());
  return typeof text === 'string' ? text.trim().replaceAll('+', ' ') : '';
};

const listIn = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** Reads the fonts of the site context. Entries without a name are left out and reported as problems. */
export const readFontSettings = ({ googleFonts, typekitFonts, website }: FontContext): FontSettings => {
  const problems: string[] = [];
  const readNames = (field: string, entry: unknown, keys: string[]): string[] => {
    const name = textIn(entry, keys);
    if (!name)
      problems.push(
        `${field} has ${JSON.stringify(entry)}, expected a family's name or an object with ${keys[0]}. The others load.`,
      );
    return name ? [name] : [];
  };
  const googleFamilies = listIn(googleFonts)
    .flatMap((entry) => readNames('googleFonts', entry, ['includeName', 'family', 'name']))
    .map((family) => (family.includes(':') ? family : `${family}:${defaultVariants}`));
  const fonts = listIn(typekitFonts).flatMap((entry) =>
    readNames('typekitFonts', entry, ['name', 'family']).map((name) => ({
      name,
      isAvailable: !isObject(entry) || availableStatus.test(`${entry.status ?? ''}`),
    })),
  );
  const id = isObject(website) ? `${website.typekitId ?? ''}` : '';
  const kitId = /^\w+$/.test(id) ? id : undefined;
  if (!kitId && fonts.some(({ isAvailable }) => isAvailable))
    problems.push('typekitFonts needs website.typekitId, the id of the kit. Its fonts do not load.');
  return { googleFamilies: [...new Set(googleFamilies)], typekitFonts: fonts, kitId, problems };
};

/** The address of one stylesheet for all families. Texts show in a fallback font until their own has loaded. */
export const googleStylesheet = (families: string[], base = 'https://fonts.googleapis.com/css'): string =>
  `${base}?family=${families.map((family) => encodeURIComponent(family).replaceAll('%20', '+')).join('%7C')}&display=swap`;

export const typekitStylesheet = (kitId: string, base = 'https://use.typekit.net/'): string =>
  `${base.replace(/\/?$/, '/')}${kitId}.css`;

const withoutMarks = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The fonts that Typekit no longer has, by the context. */
export const removedFonts = (fonts: TypekitFont[]): string[] =>
  fonts.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);

/**
 * The other fonts that the page's stylesheets lack. Compares names without spaces and hyphens: `Proxima Nova` is `proxima-nova`
 * in the kit's stylesheet.
 */
export const missingFonts = (fonts: TypekitFont[], families: string[]): string[] => {
  const known = new Set(families.map(withoutMarks));
  return fonts
    .filter(({ name, isAvailable }) => isAvailable && !known.has(withoutMarks(name)))
    .map(({ name }) => name);
};
