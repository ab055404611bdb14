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
  /** The service's address for sharing a page; undefined for the page's own link, which has its `url`. */
  getUrl?: (page: SharedPage) => string;
}

/** The links of the settings, else of the content, else to some services, with their icons; and the rest of the content. */
export const readShareContent = async (
  { services }: ShareSettings,
  host: BlockHost,
): Promise<LinkContent<ShareLink>> => {
  const content = services ? { links: [], otherContent: [], words: '' } : readLinkContent(host);
  const links: ShareLink[] = content.links.length
    ? content.links
    : (await serviceModule.load()).serviceLinks(services);
  return { ...content, links: await loadIcons(links, host) };
};
