import type { Fields } from './field';
import { kebabCase, keyOfAttribute, propertyOf } from './names';

/**
 * The attribute that the documentation and the console name for a setting: kebab-case, or lower case where another setting
 * has that name.
 */
export const attributeOf = (block: string, fields: Fields, key: string): string => {
  const kebab = kebabCase(propertyOf(block, key));
  return keyOfAttribute(block, fields, kebab) === key ? kebab : kebab.replaceAll('-', '');
};
