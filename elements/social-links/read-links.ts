import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { safeUrl } from '../../src/core/util/safe-url';
import type { ServiceWithIcon } from '../../src/features/social/service-icons';
import type { SocialLinksSettings } from './schema';

/** Loaded with the block. */
const serviceIcons = lazyImport(() => import('../../src/features/social/service-icons'));

export interface SocialLink {
  url: string;
  /** Name of the service; "" for the one that the address tells. */
  service: string;
  /** Name of the link, from its author; "" for the name of the service. */
  label: string;
  /** Undefined for an unknown service, and where the icon cannot be had. */
  icon?: ServiceWithIcon | undefined;
  /** The page's own link, which stays in the page. Without it, the block renders one. */
  element?: Element;
  target?: string;
  rel?: string;
}

/** The links of the settings. */
const linksOfItems = ({ items }: SocialLinksSettings, host: BlockHost): SocialLink[] =>
  items.filter(({ url }, index) => {
    if (!safeUrl(url))
      host.report(Error(`items.${index}.url: expected the address of a page. The item is left out.`));
    return safeUrl(url);
  });

/** The links of the element's content. Only children can have a slot of their own; links in lists are rendered again. */
const linksOfContent = (host: BlockHost): SocialLink[] =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    url: link.href,
    service: link.dataset.service ?? '',
    label: link.textContent.trim() || link.ariaLabel || '',
    target: link.target,
    rel: link.rel,
    ...(link.parentElement === host && { element: link }),
  }));

/** The links, with their icons. A link whose icon cannot be had shows without one. */
export const readLinks = (settings: SocialLinksSettings, host: BlockHost): Promise<SocialLink[]> => {
  const links = settings.items.length ? linksOfItems(settings, host) : linksOfContent(host);
  return Promise.all(
    links.map((link) =>
      serviceIcons
        .load()
        .then(({ loadServiceIcon }) => loadServiceIcon(link))
        .then(
          (icon) => ({ ...link, icon }),
          (cause) => {
            host.report(Error(`The icon of ${link.url} could not be loaded. A globe stands in.`, { cause }));
            return link;
          },
        ),
    ),
  );
};
