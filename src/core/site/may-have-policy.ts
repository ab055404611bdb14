import { contentLoaded } from '../util/content-loaded';
import { uncheckedSiteContext } from './unchecked-site-context';

/** Whether the page has a site context, even if it cannot be read yet. */
const hasContext = (): boolean =>
  !!document.querySelector('[data-azulejo-context]') || Object.keys(uncheckedSiteContext()).length > 0;

/**
 * Whether the page has a cookie banner, or may get one because the document is still being parsed. The settings of the banner may
 * hold the site's cookie policy.
 */
export const mayHaveBanner = (): boolean =>
  document.readyState === 'loading' ||
  !!document.querySelector('az-cookie-banner, [data-az="cookie-banner"]');

/** Resolves at `DOMContentLoaded` with whether the page may have a cookie policy that blocks requests to third parties. */
export const mayHavePolicy = async (): Promise<boolean> => {
  await contentLoaded();
  return !!globalThis.Azulejo?.consent || mayHaveBanner() || hasContext();
};
