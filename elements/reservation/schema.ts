import {
  array,
  examples,
  type InferOutput,
  integer,
  metadata,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

export const schema = object({
  /**
   * Name of the provider, as visitors read it. For a provider other than OpenTable, set `script` too: the block knows the script
   * and the booking page of OpenTable only.
   */
  provider: optional(
    pipe(string(), examples(['OpenTable', 'opentable']), metadata({ aliases: ['providerName'] })),
    'OpenTable',
  ),
  /**
   * Number of the restaurant at the provider, `rid` in OpenTable's code. Without it, the block shows only the link, with an error
   * in the console.
   */
  restaurantId: optional(pipe(string(), examples(['412810', '7']), metadata({ aliases: ['rid'] })), ''),
  /**
   * BCP 47 code of the widget's language: en-US, es-MX, fr-CA, de-DE, ja-JP, nl-NL or it-IT. Default: the one that is nearest to
   * the page's language.
   */
  language: optional(string(), ''),
  /** Numbers of guests that visitors can choose, such as `[2, 4, 6]`. Default: the numbers of the widget. */
  partySizes: optional(array(pipe(number(), integer(), minValue(1))), []),
  /** Number of days ahead that guests can book. 0: as many as the widget allows. */
  days: optional(pipe(number(), integer(), minValue(0)), 0),
  /**
   * Address of the script that inserts the widget next to itself. The block adds the restaurant and the language to the address,
   * as for OpenTable's script. Default: OpenTable's script, if `provider` is OpenTable.
   */
  script: optional(pageAddress(), ''),
});

export type ReservationSettings = InferOutput<typeof schema>;
