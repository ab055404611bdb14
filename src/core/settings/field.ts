/**
 * A field of a block's settings as the browser checks it. The build makes the fields from the block's valibot schema
 * (src/build/fields.ts); valibot itself would cost each page 1.4 KB more.
 */
export interface Field {
  /** `any` accepts every value. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'any';
  default?: unknown;
  min?: number;
  max?: number;
  /** The only accepted texts. */
  options?: string[];
  /** A regular expression that a text has to match. */
  pattern?: string;
  /** The text is an address of this kind. */
  address?: 'page' | 'picture';
  /** The items of an array. */
  item?: Field;
  /** The fields of an object. */
  fields?: Fields;
  /** A second type that is accepted. */
  or?: Field;
  /** Historical spellings of the key. */
  aliases?: string[];
}

export type Fields = Record<string, Field>;

/** The fields of a valibot schema: the build has put them in the schema's place. */
export const compiledFields = (schema: object): Fields => schema as Fields;
