/**
 * The modules that a form imports only for some fields or content. The block's schema.ts names them for the loader, so this
 * module imports none of them.
 * @module
 */
import { choiceTypes, compositeTypes, websiteFieldTypes } from './field-types';

const hasFieldOf = (types: string[]): RegExp => RegExp(`"type": ?"(${types.join('|')})"`);

/** Path of a module from a block's folder (src/build/manifest.ts) -> pattern of the markup or data that needs the module. */
export const lazyFormModules = {
  '../../src/features/form/choice-fields': /* @__PURE__ */ hasFieldOf(choiceTypes),
  '../../src/features/form/composite-fields/composite-fields': /* @__PURE__ */ hasFieldOf(compositeTypes),
  '../../src/features/form/website-field': /* @__PURE__ */ hasFieldOf(websiteFieldTypes),
  '../../src/features/form/page-form/page-form': /<form/,
};
