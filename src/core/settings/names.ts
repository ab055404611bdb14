import type { Fields } from './field';
import { keyOf } from './keys';

/**
 * Keys of settings whose name HTML, the loader or every element already uses. As attribute and property they carry the
 * block's name: `map-style`, `mapStyle`. A test finds keys that are missing here.
 */
const reservedNames = ['data', 'draggable', 'hidden', 'id', 'lang', 'loading', 'slot', 'style', 'title'];

/** `thumbnailsPerRow` -> `thumbnails-per-row`, `disableDefaultUI` -> `disable-default-ui` */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`);

const camelCase = (name: string): string => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());

/** The property of a top-level setting: the key itself, or prefixed with the block's name if the key is reserved. */
export const propertyOf = (block: string, key: string): string =>
  reservedNames.includes(key) ? `${camelCase(block)}${key.charAt(0).toUpperCase()}${key.slice(1)}` : key;

/** The key of the top-level setting that an attribute sets; undefined for other attributes. */
export const keyOfAttribute = (block: string, fields: Fields, name: string): string | undefined => {
  if (reservedNames.includes(name)) return undefined;
  const prefix = `${block}-`;
  const unprefixed = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return unprefixed in fields && reservedNames.includes(unprefixed) ? unprefixed : keyOf(fields, name);
};

/**
 * The key of the top-level setting that an attribute `data-…` of an element with `data-az` sets. HTML has no meaning of its own
 * for such a name, so that a reserved key needs no prefix there: `data-title`.
 */
export const keyOfDataAttribute = (block: string, fields: Fields, name: string): string | undefined => {
  const unprefixed = name.slice('data-'.length);
  return keyOfAttribute(block, fields, unprefixed) ?? keyOf(fields, unprefixed);
};
