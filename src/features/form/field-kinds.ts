/**
 * The kinds of fields beyond a single text and a name, each module loaded where a form has such a field. A new kind is one
 * more row: the types of its fields and the module with their views (field-kind.ts).
 * @module
 */
import { type LazyModule, lazyImport } from '../../core/lazy-import';
import type { FieldCheck, FieldKinds, FieldView } from './field-kind';
import { type FieldSettings, isSinglePhone } from './form-field';
import { choiceTypes, compositeTypes, websiteFieldTypes } from './lazy-form-modules';
import { SectionField } from './section-field';

interface FieldKindModule {
  types: string[];
  module: LazyModule<FieldKinds>;
}

const fieldKindModules: FieldKindModule[] = [
  {
    types: choiceTypes,
    module: lazyImport(() => import('./choice-fields')),
  },
  {
    types: compositeTypes,
    module: lazyImport(() => import('./composite-fields/composite-fields')),
  },
  {
    types: websiteFieldTypes,
    module: lazyImport(() => import('./website-field')),
  },
];

/** The types that every form can show without a further module. */
const ownTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'url',
  'password',
  'name',
  'hidden',
  'section',
  'page-break',
];

export const knownTypes = [...ownTypes, ...fieldKindModules.flatMap(({ types }) => types)];

interface LoadedFieldKinds {
  views: Map<string, FieldView>;
  checks: Map<string, FieldCheck>;
  styles: string;
}

/** Imports the kinds of these fields. */
export const loadFieldKinds = async (fields: FieldSettings[]): Promise<LoadedFieldKinds> => {
  const types = fields.filter((field) => !isSinglePhone(field)).map(({ type }) => type);
  const needed = fieldKindModules.filter((kinds) => kinds.types.some((type) => types.includes(type)));
  const loaded = await Promise.all(needed.map(({ module }) => module.load()));
  const views = new Map(loaded.flatMap((kinds) => Object.entries(kinds.views)));
  views.set('section', SectionField);
  const checks = new Map(loaded.flatMap((kinds) => Object.entries(kinds.checks ?? {})));
  return { views, checks, styles: loaded.map(({ styles = '' }) => styles).join('') };
};
