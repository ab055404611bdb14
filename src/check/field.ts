/**
 * A field of a block's settings as the browser needs it. The build makes it from the block's valibot schema
 * (src/build/fields.ts), which costs a page 1.4 KB less than valibot itself.
 */
export interface Field {
  /** `any` takes what comes. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'any';
  default?: unknown;
  min?: number;
  max?: number;
  /** The only strings that fit. */
  options?: string[];
  /** A regular expression that a string has to match. */
  pattern?: string;
  /** Of an array. */
  item?: Field;
  /** Of an object. */
  fields?: Fields;
  /** Another type that fits too. */
  or?: Field;
  /** Historical spellings of the key. */
  aliases?: string[];
}

export type Fields = Record<string, Field>;
