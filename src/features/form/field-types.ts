/**
 * The types of fields, grouped by the module that has their views. This module imports nothing, because schema.ts and the
 * loader's patterns need only the names.
 * @module
 */

/** Types that every form can show without a further module. */
const builtInTypes = [
  'text',
  'textarea',
  'email',
  'name',
  'number',
  'password',
  'hidden',
  'section',
  'page-break',
];

/** Types of fields whose views are in choice-fields.tsx. */
export const choiceTypes = ['radio', 'checkbox', 'select', 'likert', 'rating', 'file', 'consent'];

/** Types of fields whose views are in composite-fields/. */
export const compositeTypes = ['phone', 'address', 'date', 'time', 'currency', 'twitter'];

/** Types of fields that website-field.ts checks. */
export const websiteFieldTypes = ['website'];

/** All types. */
export const fieldTypes = [...builtInTypes, ...choiceTypes, ...compositeTypes, ...websiteFieldTypes];
