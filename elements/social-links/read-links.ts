import type { BlockHost } from '../../src/core/block-host';
import { importWithRetry } from '../../src/core/lazy-import';
import { elementName } from '../../src/core/util/element-name';
import { safeUrl } from '../../src/core/util/safe-url';
import type { ItemProblem } from '../../src/features/collection/item-problems';
import { type IconLink, linksOfContent, loadIcons } from '../../src/features/social/icon-links';
import type { SocialLinksSettings } from './schema';

/** The links of the settings. Items without a usable address are left out, which one console line says. */
const linksOfItems = ({ items }: SocialLinksSettings, host: BlockHost): IconLink[] => {
  const problems = items.flatMap(({ url }, index): ItemProblem[] =>
    safeUrl(url) ? [] : [{ path: `items.${index}.url`, value: url, expected: 'the address of a page' }],
  );
  // A page without mistakes does not load what names them.
  if (problems.length)
    importWithRetry(() => import('../../src/features/collection/item-problems')).then(({ logItemProblems }) =>
      logItemProblems(problems, elementName(host)),
    );
  return items.filter(({ url }) => safeUrl(url));
};

/** The links of the settings, else of the content, with their icons. */
export const readLinks = (settings: SocialLinksSettings, host: BlockHost): Promise<IconLink[]> =>
  loadIcons(settings.items.length ? linksOfItems(settings, host) : linksOfContent(host), host);
