import { isObject } from '../../../../core/util/is-object';
import { isTrue, pick, type SavedData, stringOf } from '../../parse-data';
import type { Reason } from '../../reasons';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';

interface Contact {
  /** The setting of the site that switches the contact on. */
  flag: string;
  /** The setting with its value, in the site and in the block. */
  name: string;
  /** As the report names it. */
  label: string;
  /** @returns undefined where the saved settings have no value */
  read(value: unknown): unknown;
}

const textOf = (value: unknown): string | undefined => stringOf(value).trim() || undefined;

const locationNames = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry', 'mapLat', 'mapLng'];

const readLocation = (value: unknown): SavedData | undefined => {
  const location = pick(isObject(value) ? value : undefined, locationNames);
  return location.addressLine1 || location.addressLine2 || location.mapLat !== undefined
    ? location
    : undefined;
};

/** Whether a day has a text, or a range with a start. A day that nobody has filled in has a range without a start. */
const hasHours = (day: unknown): boolean =>
  isObject(day) &&
  (textOf(day.text) !== undefined ||
    (Array.isArray(day.ranges) && day.ranges.some((range) => isObject(range) && range.from !== undefined)));

const readHours = (value: unknown): SavedData | undefined =>
  isObject(value) && Object.values(value).some(hasHours) ? value : undefined;

const contacts: Contact[] = [
  { flag: 'isContactEmailEnabled', name: 'contactEmail', label: 'e-mail address', read: textOf },
  { flag: 'isContactPhoneNumberEnabled', name: 'contactPhoneNumber', label: 'phone number', read: textOf },
  { flag: 'isLocationEnabled', name: 'location', label: 'address', read: readLocation },
  { flag: 'isBusinessHoursEnabled', name: 'businessHours', label: 'opening hours', read: readHours },
];

/**
 * The bar of the site's settings. A page that was saved from a phone has the bar already, with links that work.
 * @param body the element to which the bar is added
 */
export const readMobileBar: Read = (body, { context }) => {
  const settings = siteSetting(context, 'mobileInfoBarSettings');
  if (!isObject(settings) || body.querySelector('.sqs-mobile-info-bar')) return undefined;
  const enabled = contacts.filter(({ flag }) => isTrue(settings[flag]));
  if (['1', 'none'].includes(String(settings.style)) || enabled.length === 0) return undefined;
  const values = enabled.map(({ name, read }) => [name, read(siteSetting(context, name))] as const);
  const missing = enabled.filter((_, index) => values[index]?.[1] === undefined).map(({ label }) => label);
  const needs: Reason | undefined = missing.length
    ? {
        why: `The saved settings have no ${missing.join(', no ')}. To show one, put the block "mobile-bar" with your links into the page.`,
        key: 'mobileBarContacts',
      }
    : undefined;
  if (missing.length === enabled.length) return needs;
  const flags = Object.fromEntries(contacts.map(({ flag }) => [flag, isTrue(settings[flag])]));
  const timeZone = pick({ timeZone: siteSetting(context, 'timeZone') }, ['timeZone']);
  const known = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return { data: { ...pick(settings, ['style']), ...flags, ...known, ...timeZone }, needs };
};
