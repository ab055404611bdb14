import type { BlockHost } from '../../src/core/block-host';
import { safeUrl } from '../../src/core/util/safe-url';
import { type IconLink, linksOfContent, loadIcons } from '../../src/features/social/icon-links';
import type { SocialLinksSettings } from './schema';

/** The links of the settings. */
const linksOfItems = ({ items }: SocialLinksSettings, host: BlockHost): IconLink[] =>
  items.filter(({ url }, index) => {
    if (!safeUrl(url))
      host.report(Error(`items.${index}.url: expected the address of a page. The item is left out.`));
    return safeUrl(url);
  });

/** The links of the settings, else of the content, with their icons. */
export const readLinks = (settings: SocialLinksSettings, host: BlockHost): Promise<IconLink[]> =>
  loadIcons(settings.items.length ? linksOfItems(settings, host) : linksOfContent(host), host);
