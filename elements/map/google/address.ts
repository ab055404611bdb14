import { pageContext } from '../../../src/site/page-context';
import type { Settings } from '../place';

const usual = 'https://maps.googleapis.com/maps/api/js';

/** What base64 makes of the letters that Google's keys begin with. */
const encoded = /^QUl6/;

/** No key of Google's has other characters; a page's mistake is not asked for. */
const isKey = /^[\w-]+$/;

/**
 * Gallery 7: the address of Google's loader, with the key of the block or of the page; nothing without one.
 * @throws for a key that cannot be one
 */
export const googleAddress = ({ key, language, region }: Settings): string | undefined => {
  const given = key || `${pageContext().gmak ?? ''}`;
  const plain = encoded.test(given) ? atob(given) : given;
  if (!plain) return undefined;
  if (!isKey.test(plain)) throw Error(`key: expected a key for Google Maps, got ${JSON.stringify(plain)}`);
  const address = new URL(`${globalThis.Azulejo?.config.googleMaps ?? usual}`, document.baseURI);
  address.searchParams.set('key', plain);
  address.searchParams.set('loading', 'async');
  if (language) address.searchParams.set('language', language);
  if (region) address.searchParams.set('region', region);
  return address.href;
};
