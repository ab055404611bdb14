import type { Fields } from '../../core/settings/field';

/** A block as the files for authors describe it. describe-blocks.ts reads all of it from the block's own sources. */
export interface BlockDescription {
  /** The name of the block's folder, and of its module in `dist/elements/`: `cookie-banner`. */
  moduleName: string;
  /** `az-cookie-banner`. */
  tag: string;
  /** The name of the React component, and the first part of the names of types: `CookieBanner`. */
  name: string;
  description: string;
  /** The valibot schema. */
  schema: object;
  settings: SettingDescription[];
  /** When the block loads without the attribute `loading`. */
  loading: string;
  events: TypedItem[];
  methods: TypedItem[];
  /** Read-only properties of the element, beside the settings. */
  readable: TypedItem[];
  slots: NamedItem[];
  parts: NamedItem[];
  /** Custom properties that a page may set. */
  cssProperties: CssPropertyDescription[];
  states: NamedItem[];
}

export interface NamedItem {
  name: string;
  description: string;
}

/** An item without its further fields, for formats that do not know them. */
export const nameAndDescription = ({ name, description }: NamedItem): NamedItem => ({ name, description });

/** The comment of a field in schema.ts, and the comments of the fields within it: of an object, or of a list's objects. */
interface FieldDocs {
  description: string;
  fields: Docs;
}

export type Docs = Record<string, FieldDocs>;

/** A field at any depth of the settings. */
export interface DescribedField extends FieldDocs {
  /** The key in `data`. */
  key: string;
  field: Fields[string];
}

/** A top-level setting. */
export interface SettingDescription extends DescribedField {
  attribute: string;
  property: string;
}

export interface AttributeDescription extends NamedItem {
  kind: 'boolean' | 'number' | 'text' | 'json';
  /** The only values that are accepted. */
  values?: string[];
  /** As an attribute's text. */
  default?: string;
  /** The property that sets the same value. */
  property?: string;
}

/** An event, a method or a property. */
export interface TypedItem extends NamedItem {
  /** As TypeScript writes it: `CustomEvent<{ index: number }>`, `(index: number) => boolean`. */
  type: string;
}

export interface CssPropertyDescription extends NamedItem {
  default?: string;
}

/** A mistake in a block's folder, with its file. */
export class BlockSourceError extends Error {
  constructor({ file, expected }: { file: string; expected: string }) {
    super(`${file}: expected ${expected}. The files for authors were not written.`);
  }
}
