/**
 * The modules that a form imports only for some fields or content. The block's schema.ts names them for the loader, so this
 * module imports none of them.
 * @module
 */
import { choiceTypes, compositeTypes, websiteFieldTypes } from './field-types';

const hasFieldOf = (types: string[]): string => `"type": ?"(${types.join('|')})"`;

/** A phone has a view of its own only with this setting (`isSinglePhone`); most phones are a single text. */
const partsOfPhone = '"showCountryCode"';
const typesOfParts = compositeTypes.filter((type) => type !== 'phone');

/** Path of a module from a block's folder (src/build/manifest.ts) -> pattern of the markup or data that needs the module. */
export const lazyFormModules = {
  '../../src/features/form/choice-fields': /* @__PURE__ */ RegExp(hasFieldOf(choiceTypes)),
  '../../src/features/form/composite-fields/composite-fields': /* @__PURE__ */ RegExp(
    `${hasFieldOf(typesOfParts)}|${partsOfPhone}`,
  ),
  '../../src/features/form/website-field': /* @__PURE__ */ RegExp(hasFieldOf(websiteFieldTypes)),
  '../../src/features/form/page-form/page-form': /<form/,
};
