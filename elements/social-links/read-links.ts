import type { BlockHost } from '../../src/core/block-host';
import { type LinkContent, loadIcons, readLinkContent } from '../../src/features/social/icon-links';
import type { SocialLinksSettings } from './schema';

/** The links of the settings, else the content, with the icons of the links. */
export const readLinks = async (settings: SocialLinksSettings, host: BlockHost): Promise<LinkContent> => {
  const content = settings.items.length
    ? { links: settings.items.filter(({ url }) => url), otherContent: [], words: '' }
    : readLinkContent(host);
  return { ...content, links: await loadIcons(content.links, host) };
};
