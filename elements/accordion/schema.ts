import {
  array,
  boolean,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';

export const schema = object({
  /** The sections, instead of `<details>` children. */
  items: optional(
    array(
      object({
        /** The heading of the section; text. */
        title: optional(string(), ''),
        /** What the section opens; HTML, sanitised. */
        description: optional(string(), ''),
        /** Whether it is open at first. */
        open: optional(boolean(), false),
      }),
    ),
    [],
  ),
  /** Whether several sections may be open at once. Otherwise opening one closes the others. */
  multiple: optional(boolean(), false),
  /** Whether the first section is open at first, where no other is. */
  openFirst: optional(boolean(), false),
  /** What shows at the end of a heading that it opens. */
  icon: optional(picklist(['plus', 'arrow', 'none']), 'plus'),
  /** The level of the headings of `items` in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
});
