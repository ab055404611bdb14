/** Address of the script that writes OpenTable's widget. */
export const openTableScript = 'https://www.opentable.com/widget/reservation/loader';
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

interface Restaurant {
  restaurantId: string;
  /** One of the widget's languages. */
  language: string;
}

/** Address of a script with the restaurant, as OpenTable's script has it; undefined without a restaurant. */
export const widgetScript = (script: string, { restaurantId, language }: Restaurant): string | undefined => {
  if (!isRestaurantId(restaurantId)) return undefined;
  const address = new URL(script, document.baseURI);
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
