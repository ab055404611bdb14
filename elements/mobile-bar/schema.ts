import { any, boolean, type InferOutput, number, object, optional, record, string } from 'valibot';
import { overlayStyle } from '../../src/core/site/overlay-style';

/** The bar places itself at the lower edge of the window. */
export const loading = 'idle';

const bar = {
  /** Colours of the bar: "light" (or "show", or 2) or "dark" (or 3); "none" (or 1) hides the bar. Default: "light". */
  style: optional(overlayStyle('mobileBarStyle')),
  /** Whether the bar shows the e-mail address. Default: true. */
  isContactEmailEnabled: optional(boolean()),
  /** Whether the bar shows the phone number. Default: true. */
  isContactPhoneNumberEnabled: optional(boolean()),
  /** Whether the bar shows a link to the place on a map. Default: true. */
  isLocationEnabled: optional(boolean()),
  /** Whether the bar shows today's hours. Default: true. */
  isBusinessHoursEnabled: optional(boolean()),
};

/** An absent setting comes from the site context. */
export const schema = object({
  ...bar,
  /** `style` and the settings `is…Enabled` in one object, as in the site context. Settings outside the object take precedence. */
  mobileInfoBarSettings: optional(object(bar)),
  /** E-mail address. */
  contactEmail: optional(string(), ''),
  /** Phone number. */
  contactPhoneNumber: optional(string(), ''),
  /** Address of the place. */
  location: optional(
    object({
      /** Name of the place. */
      addressTitle: optional(string(), ''),
      /** Street and number. */
      addressLine1: optional(string(), ''),
      /** Postcode and city. */
      addressLine2: optional(string(), ''),
      /** Country. */
      addressCountry: optional(string(), ''),
      /** Latitude, for a place without an address. */
      mapLat: optional(number()),
      /** Longitude, for a place without an address. */
      mapLng: optional(number()),
    }),
  ),
  /**
   * Opening hours: an object from a weekday in English, such as `monday`, to `{ text, ranges: [{ from, to }] }`. `from` and `to`
   * are minutes since midnight; a range from 1080 to 120 ends on the next day.
   */
  businessHours: optional(record(string(), any())),
  /** IANA name of the time zone of the place, such as `America/Mexico_City`. Default: the visitor's time zone. */
  timeZone: optional(string(), ''),
});

export type MobileBarSettings = InferOutput<typeof schema>;
