import { pageContext } from './page-context';

/** See `SiteApi.configUrl`. */
export const configUrl = (path = location.pathname + location.search): string => {
  const { website, appDomain } = pageContext() as { website?: { identifier?: string }; appDomain?: string };
  const identifier = website?.identifier;
  const base =
    globalThis.Azulejo?.config.configUrl ??
    (identifier && appDomain ? `https://${identifier}.${appDomain}` : origin);
  return `${base}/config/?frameUrl=${encodeURIComponent(path)}`;
};
