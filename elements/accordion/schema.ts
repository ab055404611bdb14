import {
  array,
  boolean,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';

/** A link to a section; see parse-link.ts. */
export const hashPattern = /^#\/?accordionItem/;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = { './items': /\bitems"?[:=]/ };

export const schema = object({
  /** The sections, instead of `<details>` children. */
  items: optional(
    array(
      object({
        /** The heading of the section; text. */
        title: optional(string(), ''),
        /** The content of the section; HTML, sanitised. */
        description: optional(string(), ''),
        /** Whether the section is open at first. */
        open: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /** Whether several sections may be open at once. Otherwise opening one closes the others. */
  multiple: optional(boolean(), false),
  /** Whether the first section is open at first. Without `multiple`, only if no other one is. */
  openFirst: optional(boolean(), false),
  /** The icon at the end of each heading. */
  icon: optional(picklist(['plus', 'arrow', 'none']), 'plus'),
  /** The level of the headings of `items` in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
});

export type AccordionSettings = InferOutput<typeof schema>;
