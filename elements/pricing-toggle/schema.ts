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

const price = () =>
  optional(
    object({
      /** What it costs, as it is read: '$20 al mes'. */
      price: optional(string(), ''),
      /** Where its button leads; without an address there is none. */
      url: optional(string(), ''),
      /** What its button says; else 'Unirse', in the page's language. */
      label: optional(string(), ''),
    }),
  );

export const schema = object({
  /** Name of the left option; else 'Mensual', in the page's language. */
  left: optional(string(), ''),
  /** Name of the right option; else 'Anual', in the page's language. */
  right: optional(string(), ''),
  /** Which is chosen at first. A later change of it is followed. */
  selected: optional(picklist(['left', 'right']), 'left'),
  /** What is offered, instead of children with `data-option`. */
  items: optional(
    array(
      object({
        /** Its name; text. */
        title: optional(string(), ''),
        /** Its price and button with the left option. */
        left: price(),
        /** Its price and button with the right option. */
        right: price(),
        /** What it has, with both; text. */
        features: optional(array(string()), []),
      }),
    ),
    [],
  ),
  /** Two buttons side by side, or a switch between two names. */
  design: optional(picklist(['buttons', 'switch']), 'buttons'),
  /** Whether the choice is kept in the page's address: `?id=right`, with the element's `id`, else `?pricing=right`. */
  history: optional(boolean(), false),
  /** The level of the headings of `items` in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
});
