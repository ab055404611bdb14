import type { Fields } from '../check/field';
import { keyOf } from '../check/keys';
import { kebabCase } from '../util/kebab-case';

/** Names of settings that HTML, the loader or every element already uses (contract 3). A test finds missing ones. */
const taken = ['data', 'draggable', 'hidden', 'id', 'lang', 'loading', 'slot', 'style', 'title'];

/** The property of a top-level setting: its key, with the block's name before it where the name is taken. */
export const propertyOf = (block: string, key: string): string =>
  taken.includes(key)
    ? `${block.replace(/-./g, (dash) => dash.charAt(1).toUpperCase())}${key.charAt(0).toUpperCase()}${key.slice(1)}`
    : key;

/** The key of a top-level setting that the attribute `name` sets; undefined for an attribute that is none. */
export const keyOfAttribute = (block: string, fields: Fields, name: string): string | undefined => {
  if (taken.includes(name)) return undefined;
  const prefix = `${block}-`;
  const own = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return own in fields && taken.includes(own) ? own : keyOf(fields, name);
};

/** The attribute that documentation names for a setting: kebab-case, or the key's lower case where that is taken. */
export const attributeOf = (block: string, fields: Fields, key: string): string => {
  const kebab = kebabCase(propertyOf(block, key));
  return keyOfAttribute(block, fields, kebab) === key ? kebab : kebab.replaceAll('-', '');
};
