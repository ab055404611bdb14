import type { BlockHost } from '../../src/core/block-host';
import { safeUrl } from '../../src/core/util/safe-url';
import { type IconLink, linksOfContent, loadIcons } from '../../src/features/social/icon-links';
import type { ShareSettings } from './schema';
import { type SharedPage, type ShareService, shareAddress } from './share-addresses';

export interface PreparedShare {
  page: SharedPage;
  links: IconLink[];
}

const defaultServices: ShareService[] = ['whatsapp', 'facebook', 'x', 'mail'];

/** The page's canonical address, else its own, without the place in the page. */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical || location.href.replace(/#.*/, '');
};

const readPage = ({ url, title }: ShareSettings, host: BlockHost): SharedPage => {
  if (url && !safeUrl(url))
    host.report(
      Error(`url is ${JSON.stringify(url)}; expected the address of a page. The page’s own is shared.`),
    );
  return {
    url: safeUrl(url) ? new URL(url, document.baseURI).href : ownAddress(),
    title: title || document.title,
  };
};

/** What is shared, and the links of the settings, else of the content, with their icons. */
export const readShare = async (settings: ShareSettings, host: BlockHost): Promise<PreparedShare> => {
  const page = readPage(settings, host);
  const ownLinks = settings.services ? [] : linksOfContent(host);
  const services = settings.services ?? (ownLinks.length ? [] : defaultServices);
  const serviceLinks = services.map((service) => ({
    service,
    url: shareAddress(service, page),
    label: '',
    // A mail opens a program, and no page.
    ...(service !== 'mail' && { target: '_blank', rel: 'noopener' }),
  }));
  return { page, links: await loadIcons([...ownLinks, ...serviceLinks], host) };
};
