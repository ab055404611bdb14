import { findLocale } from '../../src/core/i18n/locale';

/** Address of the script that writes OpenTable's widget. */
export const openTableScript = 'https://www.opentable.com/widget/reservation/loader';
const pageAddress = 'https://www.opentable.com/restref/client/';

/** Languages of OpenTable's widget. All other languages get the first one. */
const languages = ['en-US', 'es-MX', 'fr-CA', 'de-DE', 'ja-JP', 'nl-NL', 'it-IT'];

/** The widget's language that is nearest to a BCP 47 code. */
export const widgetLanguage = (code: string): string => findLocale(code, languages) ?? 'en-US';

/** Whether an id can be one of OpenTable, where restaurants have numbers. */
export const isRestaurantId = (id: string): boolean => /^\d+$/.test(id);

export interface Restaurant {
  /** Digits. */
  restaurantId: string;
  /** One of the widget's languages. */
  language: string;
}

/** Address of the page where guests book. */
export const bookingPage = ({ restaurantId, language }: Restaurant): string =>
  `${pageAddress}?${new URLSearchParams({ restref: restaurantId, lang: language })}`;
