import { trustedHtml } from '../../core/util/trusted';

/** An object of https://schema.org */
export type Thing = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** A thing of a type (`Event`), without the properties that are empty. */
export const createThing = (type: string, properties: Thing): Thing =>
  Object.fromEntries(Object.entries({ '@type': type, ...properties }).filter(([, value]) => !isEmpty(value)));

/** An address as schema.org wants it: absolute. Undefined for text that is no address. */
export const absoluteUrl = (address: string | undefined): string | undefined =>
  address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : undefined;

/** The addresses among the values of a property of JSON-LD, absolute. */
export const absoluteUrls = (values: unknown): string[] =>
  [values].flat().flatMap((value) => (typeof value === 'string' && absoluteUrl(value)) || []);

/** Replaces entities (`&eacute;`, `&#8217;`) by their characters. Only the browser's parser knows all names of entities. */
const decodeEntities = (text: string): string => {
  if (!text.includes('&')) return text;
  try {
    const html = trustedHtml(text.replaceAll('<', '&lt;'));
    return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
  } catch {
    // The page's Trusted Types forbid the library's policy.
    return text;
  }
};

/** Parts that are no text: the HTML of a post may have scripts and styles. */
const unreadParts = /<!--.*?-->|<(script|style)\b.*?<\/\1>/gis;

/** Tags within words and sentences: `<em>clay</em>.` has no space before the full stop. */
const inlineTag =
  /<\/?(a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/gi;

/** The text of HTML. */
export const plainText = (html: string): string =>
  decodeEntities(
    html
      .replace(unreadParts, ' ')
      .replace(inlineTag, '')
      .replace(/<(?=[/!a-z])[^>]*>/gi, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
