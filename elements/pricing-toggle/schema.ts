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
import { pageAddress } from '../../src/core/settings/address-setting';

/** Without azulejo.css, the page moves by less than 0.05 of the viewport: too little for every page to load these rules. */
export const isReservedByLoader = false;

const price = () =>
  optional(
    object({
      /** The price as visitors read it: '$20 al mes'. */
      price: optional(string(), ''),
      /** Address of the plan's button; without an address, the plan has no button. */
      url: optional(pageAddress(), ''),
      /** Text of the button. Default: 'Join', in the page's language. */
      label: optional(string(), ''),
    }),
  );

export const schema = object({
  /** Name of the left option. Default: 'Monthly', in the page's language. */
  left: optional(string(), ''),
  /** Name of the right option. Default: 'Yearly', in the page's language. */
  right: optional(string(), ''),
  /** The option that is chosen at first. A later change of the setting chooses that option. */
  selected: optional(picklist(['left', 'right']), 'left'),
  /** The plans, instead of children with `data-option`. */
  items: optional(
    array(
      object({
        /** Name of the plan; plain text. */
        title: optional(string(), ''),
        /** Price and button of the plan with the left option. */
        left: price(),
        /** Price and button of the plan with the right option. */
        right: price(),
        /** Features of the plan with both options; plain text. */
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

export type PricingToggleSettings = InferOutput<typeof schema>;
