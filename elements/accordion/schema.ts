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

/** The texts are the page's own (src/build/manifest.ts). */
export const hasTexts = false;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = { './items': /\bitems"?[:=]/ };

export const schema = object({
  /** The sections. They replace the element's own content. */
  items: optional(
    array(
      object({
        /** Heading of the section, as plain text. */
        title: optional(string(), ''),
        /** Content of the section, as HTML, which the block sanitises. */
        description: optional(string(), ''),
        /** Whether the section is open at first. */
        open: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /** Whether several sections can be open at once. Otherwise, opening one closes the others. */
  multiple: optional(boolean(), false),
  /** Whether the first section is open at first. Without `multiple`, it is only if no other section is open. */
  openFirst: optional(boolean(), false),
  /** The icon at the end of each heading. */
  icon: optional(picklist(['plus', 'arrow', 'none']), 'plus'),
  /** Level of the headings of `items` in the page's outline, such as 3 for `<h3>`. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
});

export type AccordionSettings = InferOutput<typeof schema>;
