import { useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { parseUrl } from '../../src/core/util/parse-url';
import { IconItem, IconLinkItem } from '../../src/features/social/icon-link-item';
import type { IconLink, LinkContent } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import type { SharedPage, ShareLink } from './read-share-links';
import type { ShareSettings } from './schema';

/**
 * The page's canonical address, else its own without the hash. A hash such as `#/tiles/5` or `#!tiles` stays, because it names
 * the page.
 */
const ownAddress = (): string => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical || location.href.replace(/#(?![/!]).*/, '');
};

/** Reads this page as it is now: scripts may show another one without a load. */
const readThisPage = (): SharedPage => ({ url: ownAddress(), title: document.title });

/** The page to share: that of the settings, else this page. */
const sharedPage = ({ url, title }: ShareSettings, thisPage: SharedPage): SharedPage => ({
  url: url ? new URL(url, document.baseURI).href : thisPage.url,
  title: title || thisPage.title,
});

/** The name of a link: from its author, else its service's, else its host's. */
const nameOf = ({ url, label, icon, ...link }: IconLink, text: MessageFormatter<typeof messages>): string => {
  if (label) return label;
  const service = icon?.service ?? link.service;
  if (service === 'mail' || service === 'phone') return text(service);
  return text('shareWith', { service: icon?.title || service || parseUrl(url)?.hostname || url });
};

/** Whether the system has a sheet. A frame without `allow="web-share"` has the function, which always rejects there. */
const hasSheet = (): boolean =>
  !!navigator.share && navigator.canShare?.({ title: document.title }) !== false;

interface IconButtonProps {
  part: string;
  name: string;
  /** Shape in 24 by 24 px. */
  path: string;
  onClick: () => void;
}

const IconButton = ({ part, name, path, onClick }: IconButtonProps) => (
  <IconItem name={name} path={path} isLine>
    <button type="button" part={part} onClick={onClick}>
      {name}
    </button>
  </IconItem>
);

interface CopyResult {
  message: 'copied' | 'copyFailed';
  url: string;
}

type ShareProps = BlockProps<ShareSettings, typeof messages, LinkContent<ShareLink>>;

/** Ways to share a page: the system's sheet, services, and copying the address. */
export const Share = ({ settings, host, text, prepared }: ShareProps) => {
  const { links, otherContent, words } = prepared;
  const [thisPage, setThisPage] = useState(readThisPage);
  const [copyResult, setCopyResult] = useState<CopyResult>();
  const page = sharedPage(settings, thisPage);

  const refreshPage = (): SharedPage => {
    const current = readThisPage();
    setThisPage(current);
    return sharedPage(settings, current);
  };
  const openSheet = (): void => {
    navigator.share(refreshPage()).catch((error) => {
      // The visitor has closed the sheet, or has pressed again while it opens.
      if (!/^(Abort|InvalidState)Error$/.test(error.name))
        host.report(Error('The system’s sheet did not open. The links share, too.', { cause: error }));
    });
  };
  const copy = async (): Promise<void> => {
    const { url } = refreshPage();
    // Clears the status, so that screen readers announce a second copy, too.
    setCopyResult(undefined);
    try {
      // `navigator.clipboard` is undefined on a page without https.
      await navigator.clipboard.writeText(url);
      setCopyResult({ message: 'copied', url });
    } catch {
      // The visitor can copy the address by hand.
      setCopyResult({ message: 'copyFailed', url });
    }
  };

  return (
    <>
      <AssignedSlot nodes={otherContent} />
      <div className="row">
        {words && <span part="text">{words}</span>}
        <ul
          part="list"
          role="list"
          aria-label={host.ariaLabel || text('share')}
          // Before a press: the page's address may have changed.
          onPointerEnter={refreshPage}
          onFocus={refreshPage}
        >
          {hasSheet() && (
            <IconButton
              part="system"
              name={text('share')}
              path="M12 15V3m-4 4 4-4 4 4M5 12v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8"
              onClick={openSheet}
            />
          )}
          {links.map((link, index) => (
            <IconLinkItem
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same service
              key={index}
              link={{ ...link, url: link.getUrl?.(page) ?? link.url }}
              name={nameOf(link, text)}
              description={link.target === '_blank' ? text('newWindow') : undefined}
            />
          ))}
          <IconButton
            part="copy"
            name={text('copy')}
            path="m10 14 4-4m-2-3 2-2a3.5 3.5 0 0 1 5 5l-2 2m-5 5-2 2a3.5 3.5 0 0 1-5-5l2-2"
            onClick={copy}
          />
        </ul>
        <p part="status" role="status">
          {copyResult?.url === page.url && text(copyResult.message, { url: copyResult.url })}
        </p>
      </div>
    </>
  );
};
