import { uncheckedSiteContext } from '../../../src/core/site/unchecked-site-context';
import { loadCallbackScript } from '../../../src/core/util/load-callback-script';
import type { MapSettings } from '../schema';

const defaultAddress = 'https://maps.googleapis.com/maps/api/js';

/** The base64 form of "AIz", with which Google's keys begin. */
const base64Key = /^QUl6/;

/** Google's keys have no other characters. */
const keyFormat = /^[\w-]+$/;

/**
 * The address of Google's script, with the key of the block or of the page. Undefined without a key.
 * @throws for a text that cannot be a key
 */
export const googleAddress = ({ key, language, region }: MapSettings): string | undefined => {
  const encodedKey = key || `${uncheckedSiteContext().gmak ?? ''}`;
  const plainKey = base64Key.test(encodedKey) ? atob(encodedKey) : encodedKey;
  if (!plainKey) return undefined;
  if (!keyFormat.test(plainKey))
    throw Error(`key: expected a key for Google Maps, got ${JSON.stringify(plainKey)}`);
  const address = new URL(`${globalThis.Azulejo?.config.googleMaps ?? defaultAddress}`, document.baseURI);
  address.searchParams.set('key', plainKey);
  address.searchParams.set('loading', 'async');
  if (language) address.searchParams.set('language', language);
  if (region) address.searchParams.set('region', region);
  return address.href;
};

let loading: Promise<typeof google.maps> | undefined;

/**
 * Google's interface: the one that the page has loaded already, else from one script for the whole page. After a failure,
 * the next call tries again.
 */
export const loadGoogle = (address: string): Promise<typeof google.maps> => {
  const existing = window.google?.maps;
  if (existing?.Map) return Promise.resolve(existing);
  loading ??= loadCallbackScript({
    name: 'Google Maps',
    address: new URL(address),
    parameter: 'callback',
    callback: 'azulejoGoogleMaps',
    read: () => window.google?.maps,
  }).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const refusalListeners = new Set<() => void>();
/** The page's own handler, which is still called. */
let pageHandler: (() => void) | undefined;

const handleRefusal = (): void => {
  pageHandler?.();
  for (const onRefuse of [...refusalListeners]) onRefuse();
};

/** Calls `onRefuse` when Google refuses the key, which it reports once for all maps. @returns a function that stops it */
export const watchRefusal = (onRefuse: () => void): (() => void) => {
  if (window.gm_authFailure !== handleRefusal) pageHandler = window.gm_authFailure;
  window.gm_authFailure = handleRefusal;
  refusalListeners.add(onRefuse);
  return () => void refusalListeners.delete(onRefuse);
};
