import { importWithRetry } from '../lazy-import';
import { pageContext } from './page-context';
import type { SiteContext } from './site-context';

/**
 * The checked site context. The code that checks it is a chunk of its own, since most pages have no context.
 * @throws where that chunk cannot be loaded
 */
export const loadSiteContext = async (): Promise<SiteContext> => {
  if (!Object.keys(pageContext()).length) return {};
  const { siteContext } = await importWithRetry(() => import('./context'));
  return siteContext();
};
