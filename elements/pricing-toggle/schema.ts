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
      /** Price as visitors read it, such as '$20 al mes'. */
      price: optional(string(), ''),
      /** Address of the plan's button. Default: the plan has no button. */
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
  /** Option that is chosen at first. A later change of the setting chooses the new option. */
  selected: optional(picklist(['left', 'right']), 'left'),
  /** The plans. They replace the element's own content. */
  items: optional(
    array(
      object({
        /** Name of the plan, as plain text. */
        title: optional(string(), ''),
        /** Price and button of the plan with the left option. */
        left: price(),
        /** Price and button of the plan with the right option. */
        right: price(),
        /** Features of the plan with either option, as plain text. */
        features: optional(array(string()), []),
      }),
    ),
    [],
  ),
  /** Look of the choice: `buttons` are two buttons side by side, `switch` is a switch between two names. */
  design: optional(picklist(['buttons', 'switch']), 'buttons'),
  /**
   * Whether the page's address contains the choice: `?id=right` with the element's `id` as the parameter, or `?pricing=right`
   * without an `id`.
   */
  history: optional(boolean(), false),
  /** Level of the headings of `items` in the page's outline, such as 3 for `<h3>`. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 3),
});

export type PricingToggleSettings = InferOutput<typeof schema>;
