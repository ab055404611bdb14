import type { SiteContext } from './schema';

/**
 * The site context, with what checks it: in a chunk of its own, for most pages say nothing of themselves.
 * @throws where that chunk cannot be loaded
 */
export const loadedContext = async (): Promise<SiteContext> => {
  const given = globalThis.Azulejo?.context;
  if (!given || !Object.keys(given).length) return {};
  return (await import('./context')).siteContext();
};
