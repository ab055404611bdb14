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

export const schema = object({
  /** Name of the provider, for visitors. Of another provider than OpenTable, the block knows neither the script nor a page. */
  provider: optional(
    pipe(string(), examples(['OpenTable', 'opentable']), metadata({ aliases: ['providerName'] })),
    'OpenTable',
  ),
  /**
   * The provider's number of the restaurant, `rid` in OpenTable's code. Without it, only the link shows, and the console names
   * what is missing.
   */
  restaurantId: optional(pipe(string(), examples(['412810', '7']), metadata({ aliases: ['rid'] })), ''),
  /**
   * BCP 47 code of the widget's language: en-US, es-MX, fr-CA, de-DE, ja-JP, nl-NL, it-IT. Default: the one of these that is
   * nearest to the page's language.
   */
  language: optional(string(), ''),
  /** Numbers of guests to choose from: `[2, 4, 6]`. Default: those of the widget. */
  partySizes: optional(array(pipe(number(), integer(), minValue(1))), []),
  /** How many days ahead guests can book. 0: as many as the widget allows. */
  days: optional(pipe(number(), integer(), minValue(0)), 0),
  /**
   * Address of the script that writes the widget beside itself. It gets the restaurant and the language as OpenTable's does.
   * Default: OpenTable's own, where that is the provider.
   */
  script: optional(string(), ''),
});

export type ReservationSettings = InferOutput<typeof schema>;
