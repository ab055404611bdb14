import { examples, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { tableBookingVariants } from '../../src/features/enums/variants/table-booking';

export const schema = object({
  /**
   * Address of the business at Tock, `https://www.exploretock.com/NAME`, or its name alone. With a `script` of your own, any address:
   * the name is the last part of its path. Default: the address of the link among the element's children, where that is one of Tock.
   */
  businessUrl: optional(
    pipe(
      string(),
      examples(['https://www.exploretock.com/taller', 'https://www.exploretock.com/horno']),
      metadata({ aliases: ['url'] }),
    ),
    '',
  ),
  /** What guests book: tables (in the hosted builder: 1018), or events (1019). */
  style: optional(
    pipe(
      picklist([
        'reservations',
        'events',
        `${tableBookingVariants.reservations}`,
        `${tableBookingVariants.events}`,
      ]),
      metadata({ aliases: ['tableBookingStyle'] }),
    ),
    'reservations',
  ),
  /** Address of the script that fills the element `Tock_widget_container`. Default: Tock's own. */
  script: optional(string(), ''),
});

export type TableBookingSettings = InferOutput<typeof schema>;
