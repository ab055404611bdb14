import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { safeUrl } from '../../src/core/util/safe-url';
import { type IconLink, linksOfContent, loadIcons } from '../../src/features/social/icon-links';
import type { ShareSettings } from './schema';

/** The page's own links share without the services' addresses. */
const serviceModule = lazyImport(() => import('./service-links'));

/** The page that is shared. */
export interface SharedPage {
  url: string;
  title: string;
}

export interface ShareLink extends IconLink {
  /** The address of a service for another page than that of `url`; undefined for the page's own link. */
  getUrl?: (page: SharedPage) => string;
}

/** The page's canonical address, else its own, without the place in the page. */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical || location.href.replace(/#.*/, '');
};

/** Reads the page to share: that of the settings, else this page as it is now, as scripts may show another one without a load. */
export const readPage = ({ url, title }: ShareSettings): SharedPage => ({
  url: safeUrl(url) ? new URL(url, document.baseURI).href : ownAddress(),
  title: title || document.title,
});

/** The links of the settings, else of the content, with their icons. */
export const readShareLinks = async (settings: ShareSettings, host: BlockHost): Promise<ShareLink[]> => {
  const ownLinks = settings.services ? [] : linksOfContent(host);
  if (ownLinks.length) return loadIcons(ownLinks, host);
  const { serviceLinks } = await serviceModule.load();
  return loadIcons(serviceLinks(readPage(settings), settings.services), host);
};
