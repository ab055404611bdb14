import { safeUrl } from '../../src/core/util/safe-url';
import type { ReservationSettings } from './schema';

const scriptAddress = 'https://www.opentable.com/widget/reservation/loader';
const pageAddress = 'https://www.opentable.com/restref/client/';

/** Languages of OpenTable's widget. The first is that of all others. */
const languages = ['en-US', 'es-MX', 'fr-CA', 'de-DE', 'ja-JP', 'nl-NL', 'it-IT'];

/** The widget's language that is nearest to a BCP 47 code. */
export const widgetLanguage = (code: string): string => {
  const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  return languages.find((language) => base(language) === base(code)) ?? 'en-US';
};

/** OpenTable numbers the restaurants. */
export const isRestaurantId = (id: string): boolean => /^\d+$/.test(id);

interface Restaurant extends Pick<ReservationSettings, 'restaurantId' | 'script'> {
  /** One of the widget's languages. */
  language: string;
}

/** Address of the script that writes the widget; undefined without a restaurant. */
export const widgetScript = ({ restaurantId, script, language }: Restaurant): string | undefined => {
  const base = script ? safeUrl(script) : scriptAddress;
  if (!base || !isRestaurantId(restaurantId)) return undefined;
  const address = new URL(base, document.baseURI);
  const parameters = {
    rid: restaurantId,
    type: 'standard',
    theme: 'standard',
    iframe: 'false',
    lang: language,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
};

/** Address of the page where guests book; undefined without a restaurant. */
export const bookingPage = ({ restaurantId, language }: Restaurant): string | undefined =>
  isRestaurantId(restaurantId)
    ? `${pageAddress}?${new URLSearchParams({ restref: restaurantId, lang: language })}`
    : undefined;
