import { importWithRetry } from '../lazy-import';
import type { SiteContext } from './site-context-types';
import { uncheckedSiteContext } from './unchecked-site-context';

/**
 * The checked site context. The code that checks it is a chunk of its own, since most pages have no context.
 * @throws where that chunk cannot be loaded
 */
export const loadSiteContext = async (): Promise<SiteContext> => {
  if (!Object.keys(uncheckedSiteContext()).length) return {};
  const { siteContext } = await importWithRetry(() => import('./check-site-context'));
  return siteContext();
};
