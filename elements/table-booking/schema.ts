import { examples, type InferOutput, metadata, object, optional, picklist, pipe, string } from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';
import { tableBookingVariants } from '../../src/features/enums/variants/table-booking';

export const schema = object({
  /**
   * Address of the business on Tock, `https://www.exploretock.com/NAME`, or its name alone. With your own `script`, any address
   * whose path ends with the name. Default: the address of the link in the element, if it leads to Tock.
   */
  businessUrl: optional(
    pipe(
      string(),
      examples(['https://www.exploretock.com/taller', 'https://www.exploretock.com/horno']),
      metadata({ aliases: ['url'] }),
    ),
    '',
  ),
  /** What guests book: `reservations` (or the hosted builder's code 1018) for tables, `events` (or 1019) for events. */
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
  /** Address of the script that fills the element `Tock_widget_container`. Default: Tock's own script. */
  script: optional(pageAddress(), ''),
});

export type TableBookingSettings = InferOutput<typeof schema>;
