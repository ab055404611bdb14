import { isObject } from '../util/is-object';
import { pageOrigin } from '../util/page-origin';
import { uncheckedSiteContext } from './unchecked-site-context';

/** The host of the configuration area, as the site context names it; undefined where it does not. */
const hostOfContext = (): string | undefined => {
  const { website, appDomain } = uncheckedSiteContext();
  const identifier = isObject(website) ? website.identifier : undefined;
  const isNamed = [identifier, appDomain].every((name) => typeof name === 'string' && name);
  return isNamed ? `https://${identifier}.${appDomain}` : undefined;
};

/** See `SiteApi.configUrl`. */
export const configUrl = (path = location.pathname + location.search): string => {
  const base = globalThis.Azulejo?.config.configUrl ?? hostOfContext() ?? pageOrigin();
  return `${base.replace(/\/$/, '')}/config/?frameUrl=${encodeURIComponent(path)}`;
};
