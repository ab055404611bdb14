import type { Fields } from '../../core/settings/field';

/** What the files for authors say of a block: read once, from where the block itself says it (read-facts.ts). */
export interface BlockFacts {
  /** The folder's name: `cookie-banner`. */
  block: string;
  /** `az-cookie-banner`. */
  tag: string;
  /** `CookieBanner`: of the React component, and within the names of types. */
  name: string;
  description: string;
  /** The valibot schema, for what reads it by itself. */
  schema: object;
  settings: SettingFacts[];
  events: EventFacts[];
  methods: MethodFacts[];
  /** What scripts may read beside the settings. */
  readable: ReadableFacts[];
  slots: Named[];
  parts: Named[];
  /** Custom properties that a page may set, without those of every element. */
  cssProperties: CssPropertyFacts[];
  states: Named[];
}

export interface Named {
  name: string;
  description: string;
}

/** What is written beside a field in schema.ts; `fields` are those of an object, or of the objects in a list. */
export interface FieldDocs {
  description: string;
  fields: Docs;
}

export type Docs = Record<string, FieldDocs>;

/** One field of any depth. */
export interface FieldFacts extends FieldDocs {
  /** The key in `data`. */
  key: string;
  field: Fields[string];
}

/** A top-level setting. */
export interface SettingFacts extends FieldFacts {
  attribute: string;
  property: string;
}

export interface AttributeFacts extends Named {
  kind: 'boolean' | 'number' | 'text' | 'json';
  /** The only values, or those that stand out. */
  values?: string[];
  /** As the attribute would be written. */
  default?: string;
  /** The property that sets the same. */
  property?: string;
}

export interface EventFacts extends Named {
  /** As TypeScript writes it: `CustomEvent<{ index: number }>`. */
  type: string;
}

export interface MethodFacts extends Named {
  /** As TypeScript writes it: `(index: number) => boolean`. */
  type: string;
}

export interface ReadableFacts extends Named {
  /** As TypeScript writes it: `boolean | undefined`. */
  type: string;
}

export interface CssPropertyFacts extends Named {
  default?: string;
}

/** What an author gets wrong in a block's folder, said so that it can be found. */
export class FactError extends Error {
  constructor({ file, expected }: { file: string; expected: string }) {
    super(`${file}: expected ${expected}. The files for authors were not written.`);
  }
}

export interface AttributeFacts extends Named {
  kind: 'boolean' | 'number' | 'text' | 'json';
  /** The only values, or those that stand out. */
  values?: string[];
  /** As the attribute would be written. */
  default?: string;
  /** The property that sets the same. */
  property?: string;
}
