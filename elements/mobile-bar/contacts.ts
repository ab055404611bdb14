import { type OverlayStyle, readOverlayStyle } from '../../src/core/site/overlay-style';
import { presentValues } from '../../src/core/site/site-settings';
import type { MobileBarSettings } from './schema';

/** The content of the bar. */
export interface Contacts {
  theme: OverlayStyle;
  email: string;
  phone: string;
  /** An address, or a position, as a maps site reads it. */
  place: string;
  /** Unchecked: see hoursOfToday. */
  businessHours: unknown;
  timeZone: string;
  /** Whether a contact comes from the element's own settings, which then replace its children. */
  isOwn: boolean;
}

const contactKeys = ['contactEmail', 'contactPhoneNumber', 'location', 'businessHours'] as const;

const readPlace = (location: MobileBarSettings['location']): string => {
  const { addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng } = location ?? {};
  // A title or a country alone is no address.
  if (addressLine1 || addressLine2)
    return [addressTitle, addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
  return mapLat !== undefined && mapLng !== undefined ? `${mapLat},${mapLng}` : '';
};

/** Merges the element's settings with the site's. */
export const readContacts = (settings: MobileBarSettings, site: Partial<MobileBarSettings>): Contacts => {
  const own = presentValues(settings);
  const merged = { ...site, ...own };
  const options = {
    ...presentValues(site.mobileInfoBarSettings),
    ...presentValues(own.mobileInfoBarSettings),
    ...own,
  };
  const { isContactEmailEnabled, isContactPhoneNumberEnabled, isLocationEnabled, isBusinessHoursEnabled } =
    options;
  const unless = <Value>(isEnabled: boolean | undefined, value: Value | undefined, none: Value): Value =>
    (isEnabled === false ? undefined : value) ?? none;
  return {
    theme: readOverlayStyle(options.style ?? 'light'),
    email: unless(isContactEmailEnabled, merged.contactEmail, ''),
    phone: unless(isContactPhoneNumberEnabled, merged.contactPhoneNumber, ''),
    place: unless(isLocationEnabled, readPlace(merged.location), ''),
    businessHours: unless<unknown>(isBusinessHoursEnabled, merged.businessHours, undefined),
    timeZone: merged.timeZone ?? '',
    isOwn: contactKeys.some((key) => own[key] !== undefined),
  };
};
