import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import {
  type IconLink,
  type LinkContent,
  loadIcons,
  readLinkContent,
} from '../../src/features/social/icon-links';
import type { ShareSettings } from './schema';

/** Not loaded for the page's own links, which have their addresses already. */
const serviceModule = lazyImport(() => import('./service-links'));

/** The page that is shared. */
export interface SharedPage {
  url: string;
  title: string;
}

export interface ShareLink extends IconLink {
  /** The service's address for sharing a page, which may not be that of `url`; undefined for the page's own link. */
  getUrl?: (page: SharedPage) => string;
}

/**
 * The page's canonical address, else its own without the hash. A hash such as `#/tiles/5` or `#!tiles` stays, because it names
 * the page.
 */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical || location.href.replace(/#(?![/!]).*/, '');
};

/** Reads this page as it is now: scripts may show another one without a load. */
export const readThisPage = (): SharedPage => ({ url: ownAddress(), title: document.title });

/** The page to share: that of the settings, else this page. */
export const sharedPage = ({ url, title }: ShareSettings, thisPage: SharedPage): SharedPage => ({
  url: url ? new URL(url, document.baseURI).href : thisPage.url,
  title: title || thisPage.title,
});

/** The links of the settings, else of the content, else to some services, with their icons; and the rest of the content. */
export const readShareContent = async (
  settings: ShareSettings,
  host: BlockHost,
): Promise<LinkContent<ShareLink>> => {
  const content = settings.services ? { links: [], otherContent: [], words: '' } : readLinkContent(host);
  if (content.links.length) return { ...content, links: await loadIcons(content.links, host) };
  const { serviceLinks } = await serviceModule.load();
  const links = serviceLinks(sharedPage(settings, readThisPage()), settings.services);
  return { ...content, links: await loadIcons(links, host) };
};
