import { documentParsed } from '../util/document-parsed';
import { uncheckedSiteContext } from './unchecked-site-context';

/** Whether the page has a site context, also one that is too early to read. */
const hasContext = (): boolean =>
  !!document.querySelector('[data-azulejo-context]') || Object.keys(uncheckedSiteContext()).length > 0;

/**
 * Whether the page has a cookie banner, or may have one further on in a document that is still being parsed. The banner may
 * hold the site's cookie policy, in any of the ways to give a block settings.
 */
export const mayHaveBanner = (): boolean =>
  document.readyState === 'loading' ||
  !!document.querySelector('az-cookie-banner, [data-az="cookie-banner"]');

/** Whether a cookie policy may hold requests to third parties back. Known once the document has been parsed. */
export const mayHavePolicy = async (): Promise<boolean> => {
  await documentParsed();
  return !!globalThis.Azulejo?.consent || mayHaveBanner() || hasContext();
};
