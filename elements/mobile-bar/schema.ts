import { any, boolean, type InferOutput, number, object, optional, record, string } from 'valibot';
import { overlayStyle } from '../../src/core/site/overlay-style';

/** The bar places itself at the lower edge of the window. */
export const loading = 'idle';

const bar = {
  /** Whether the bar shows, and its colours: "none" (or 1), "light" ("show", 2) or "dark" (3). Default: light. */
  style: optional(overlayStyle('mobileBarStyle')),
  /** Whether the bar shows the e-mail address. Default: true. */
  isContactEmailEnabled: optional(boolean()),
  /** Whether the bar shows the phone number. Default: true. */
  isContactPhoneNumberEnabled: optional(boolean()),
  /** Whether the bar shows the way to the place. Default: true. */
  isLocationEnabled: optional(boolean()),
  /** Whether the bar shows today's hours. Default: true. */
  isBusinessHoursEnabled: optional(boolean()),
};

/** An absent setting comes from the site context. */
export const schema = object({
  ...bar,
  /** The same settings in one object, as the site context has them. The settings beside it win. */
  mobileInfoBarSettings: optional(object(bar)),
  /** E-mail address. */
  contactEmail: optional(string(), ''),
  /** Phone number. */
  contactPhoneNumber: optional(string(), ''),
  /** The place. */
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
  /** Opening hours: a day in English (monday) to `{ text, ranges: [{ from, to }] }`, in minutes since midnight; 1080 to 120 ends on the next day. */
  businessHours: optional(record(string(), any())),
  /** Time zone of the place, such as America/Mexico_City. Default: the visitor's. */
  timeZone: optional(string(), ''),
});

export type MobileBarSettings = InferOutput<typeof schema>;
