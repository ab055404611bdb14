/**
 * The views of all kinds of fields except a single text. Most are in lazy modules, which load only for forms with such a field.
 * README.md lists what a new kind needs besides its row here.
 * @module
 */
import { type LazyModule, lazyImport } from '../../core/lazy-import';
import { choiceTypes, compositeTypes, fieldTypes, websiteFieldTypes } from './field-types';
import type { BuilderCheck, FieldKinds, FieldView } from './field-view';
import { type FieldSettings, isSinglePhone } from './form-field';
import { SectionField } from './section-field';
import { NameField } from './text-fields';

const fieldKindModules: { types: string[]; module: LazyModule<FieldKinds> }[] = [
  { types: choiceTypes, module: lazyImport(() => import('./choice-fields')) },
  { types: compositeTypes, module: lazyImport(() => import('./composite-fields/composite-fields')) },
  { types: websiteFieldTypes, module: lazyImport(() => import('./website-field')) },
];

/** The types that cause no warning. `url`, which is not documented, is a text with the browser's keyboard for addresses. */
export const knownTypes = [...fieldTypes, 'url'];

interface LoadedFieldKinds {
  views: Map<string, FieldView>;
  builderChecks: Map<string, BuilderCheck>;
  styles: string;
}

/** Imports the modules that these fields need. */
export const loadFieldKinds = async (fields: FieldSettings[]): Promise<LoadedFieldKinds> => {
  const types = fields.filter((field) => !isSinglePhone(field)).map(({ type }) => type);
  const needed = fieldKindModules.filter((kinds) => kinds.types.some((type) => types.includes(type)));
  const loaded = await Promise.all(needed.map(({ module }) => module.load()));
  const views = new Map<string, FieldView>([
    ['name', NameField],
    ['section', SectionField],
    ...loaded.flatMap((kinds) => Object.entries(kinds.views)),
  ]);
  const builderChecks = new Map(loaded.flatMap((kinds) => Object.entries(kinds.builderChecks ?? {})));
  return { views, builderChecks, styles: loaded.map(({ styles = '' }) => styles).join('') };
};
