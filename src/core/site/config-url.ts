import { isObject } from '../util/is-object';
import { pageOrigin } from '../util/page-origin';
import { uncheckedSiteContext } from './unchecked-site-context';

/** The origin of the configuration area, by the site context; undefined where the context does not name it. */
const originByContext = (): string | undefined => {
  const { website, appDomain } = uncheckedSiteContext();
  const identifier = isObject(website) ? website.identifier : undefined;
  const isNamed = [identifier, appDomain].every((name) => typeof name === 'string' && name);
  return isNamed ? `https://${identifier}.${appDomain}` : undefined;
};

/** See `SiteApi.configUrl`. */
export const configUrl = (path = location.pathname + location.search): string => {
  const base = globalThis.Azulejo?.config.configUrl ?? originByContext() ?? pageOrigin();
  return `${base.replace(/\/$/, '')}/config/?frameUrl=${encodeURIComponent(path)}`;
};
