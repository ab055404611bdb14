import { importWithRetry } from '../lazy-import';
import type { CheckedSiteContext } from './check-site-context';
import { uncheckedSiteContext } from './unchecked-site-context';

/**
 * The checked site context. The code that checks it is a chunk of its own, since most pages have no context.
 * @throws where that chunk cannot be loaded
 */
export const loadSiteContext = async (): Promise<CheckedSiteContext> => {
  if (!Object.keys(uncheckedSiteContext()).length) return {};
  const { siteContext } = await importWithRetry(() => import('./check-site-context'));
  return siteContext();
};
