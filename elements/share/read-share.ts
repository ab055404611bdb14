import type { BlockHost } from '../../src/core/block-host';
import { safeUrl } from '../../src/core/util/safe-url';
import { type IconLink, linksOfContent, loadIcons } from '../../src/features/social/icon-links';
import type { ShareSettings } from './schema';
import { type SharedPage, type ShareService, shareAddress } from './share-addresses';

export interface PreparedShare {
  /** The links of the content, or of the services. */
  links: IconLink[];
  /** The service of each link, where the links are those of services. */
  services: readonly ShareService[];
}

const defaultServices: ShareService[] = ['whatsapp', 'facebook', 'x', 'mail'];

/** The page's canonical address, else its own, without the place in the page. */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical || location.href.replace(/#.*/, '');
};

/** What visitors share: the page of the settings, else this page as it is now, for scripts may show another without a load. */
export const readPage = ({ url, title }: ShareSettings): SharedPage => ({
  url: safeUrl(url) ? new URL(url, document.baseURI).href : ownAddress(),
  title: title || document.title,
});

/** The links of the settings, else of the content, with their icons. */
export const readShare = async (settings: ShareSettings, host: BlockHost): Promise<PreparedShare> => {
  const ownLinks = settings.services ? [] : linksOfContent(host);
  const services = settings.services ?? (ownLinks.length ? [] : defaultServices);
  const page = readPage(settings);
  const serviceLinks = services.map((service) => ({
    service,
    url: shareAddress(service, page),
    label: '',
    // A mail opens a program, and no page.
    ...(service !== 'mail' && { target: '_blank', rel: 'noopener' }),
  }));
  return { services, links: await loadIcons([...ownLinks, ...serviceLinks], host) };
};
