import { pageContext } from './page-context';
import type { SiteContext } from './schema';

/**
 * The site context, with what checks it: in a chunk of its own, for most pages say nothing of themselves.
 * @throws where that chunk cannot be loaded
 */
export const loadedContext = async (): Promise<SiteContext> => {
  if (!Object.keys(pageContext()).length) return {};
  return (await import('./context')).siteContext();
};
