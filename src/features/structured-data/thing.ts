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

/** The text of HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
