import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import { lazyImport } from '../../src/core/lazy-import';
import { hasOwnElements, ownLinks } from '../../src/features/provider-script/page-content';
import {
  type ConsentModule,
  useProviderScript,
} from '../../src/features/provider-script/use-provider-script';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import { areCommentsOff, isFilledByDisqus, scriptAddress, shortnamePattern, siteShortname } from './disqus';
import type { messages } from './messages/es-419';
import type { CommentCountSettings } from './schema';

const counterModule = lazyImport(() => import('./counter'));

type CommentCountProps = BlockProps<CommentCountSettings, typeof messages, ConsentModule | undefined>;

/** A link to the comments of a page, with their number once Disqus has counted them. */
export const CommentCount = ({ settings, content, host, text, prepared }: CommentCountProps) => {
  const isOff = !settings.shortname && areCommentsOff();
  const shortname = settings.shortname || siteShortname();
  const links = ownLinks(host);
  const link = links.find(({ href }) => href);
  const address = settings.url ? new URL(settings.url, document.baseURI).href : link?.href;
  // Disqus identifies a page by its address without the hash.
  const page = address?.replace(/#.*/, '');

  const isWrong = shortname !== '' && !shortnamePattern.test(shortname);
  useWarning(
    host,
    isWrong
      ? `shortname is ${JSON.stringify(shortname)}, expected the name of a site at Disqus; the link stays.`
      : undefined,
  );
  const missing = shortname
    ? !page && 'There is no link with an address, and no url, expected the page whose comments are counted'
    : 'There is no shortname, expected the name of the site at Disqus, also in the site context as disqusShortname';
  useError(
    host,
    missing && !isOff && (hasOwnContent(host) || settings.url)
      ? `${missing}. The content stays, without a number.`
      : undefined,
  );
  const [phase] = useProviderScript({
    host,
    provider: 'Disqus',
    src: shortname && page && !isWrong && !isOff ? settings.script || scriptAddress(shortname) : undefined,
    id: page ?? '',
    consentModule: prepared,
    loadWidget: async () => (await counterModule.load()).createCounter(page ?? '', shortname),
  });

  const count = phase === 'ready' ? counterModule.loaded?.readCount(host) : undefined;
  const number = count?.toLocaleString(localeOf(host, textLocales));
  const isBusy = phase === 'loading';
  if (hasOwnElements(content))
    return (
      <span part="comments">
        <slot />
        {!links.some(isFilledByDisqus) && (
          <span part="count" aria-busy={isBusy}>
            {number && ` ${number}`}
          </span>
        )}
      </span>
    );
  const renderedText = number
    ? text(count === 1 ? 'oneComment' : 'commentCount', { count: number })
    : text('comments');
  return (
    <>
      {/* Text of the page is not a link, so the block's link follows it. */}
      <slot />{' '}
      {address && (
        <a part="comments link" href={address}>
          <span aria-busy={isBusy}>{renderedText}</span>
        </a>
      )}
    </>
  );
};
