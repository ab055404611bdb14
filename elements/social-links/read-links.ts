import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';
import { safeUrl } from '../../src/core/util/safe-url';
import type { ItemProblem } from '../../src/features/collection/item-problems';
import {
  type IconLink,
  type LinkContent,
  loadIcons,
  readLinkContent,
} from '../../src/features/social/icon-links';
import type { SocialLinksSettings } from './schema';

/** The links of the settings. Items without a usable address are left out, which one console line says. */
const linksOfItems = ({ items }: SocialLinksSettings, host: BlockHost): IconLink[] => {
  const problems = items.flatMap(({ url }, index): ItemProblem[] =>
    safeUrl(url) ? [] : [{ path: `items.${index}.url`, value: url, expected: 'the address of a page' }],
  );
  // A page without mistakes does not load what names them.
  if (problems.length)
    importWithRetry(() => import('../../src/features/collection/item-problems')).then(({ warnOfItems }) =>
      warnOfItems(host, problems),
    );
  return items.filter(({ url }) => safeUrl(url));
};

/** The links of the settings, else the content, with the icons of the links. */
export const readLinks = async (settings: SocialLinksSettings, host: BlockHost): Promise<LinkContent> => {
  const content = settings.items.length
    ? { links: linksOfItems(settings, host), otherContent: [], words: '' }
    : readLinkContent(host);
  return { ...content, links: await loadIcons(content.links, host) };
};
