import { useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import type { IconLink, LinkContent } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import { readThisPage, type SharedPage, type ShareLink, sharedPage } from './read-share-links';
import type { ShareSettings } from './schema';
import { CopyButton, SystemButton, useCopy } from './share-buttons';

const nameOf = ({ label, icon, service }: IconLink, text: MessageFormatter<typeof messages>): string => {
  if (label) return label;
  return service === 'mail' ? text('mail') : text('shareWith', { service: icon?.title || service });
};

type ShareProps = BlockProps<ShareSettings, typeof messages, LinkContent<ShareLink>>;

/** Ways to share a page: the system's sheet, services, and copying the address. */
export const Share = ({ settings, host, text, prepared }: ShareProps) => {
  const { links, otherContent, words } = prepared;
  const [thisPage, setThisPage] = useState(readThisPage);
  const page = sharedPage(settings, thisPage);
  const refreshPage = (): SharedPage => {
    const current = readThisPage();
    setThisPage(current);
    return sharedPage(settings, current);
  };
  const [copyResult, copy] = useCopy(() => refreshPage().url);
  const currentCopy = copyResult?.url === page.url ? copyResult : undefined;
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
          <SystemButton getPage={refreshPage} text={text} host={host} />
          {links.map((link, index) => (
            <IconLinkItem
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same service
              key={index}
              link={{ ...link, url: link.getUrl?.(page) ?? link.url }}
              name={nameOf(link, text)}
              description={link.target === '_blank' ? text('newWindow') : undefined}
            />
          ))}
          <CopyButton copy={copy} text={text} />
        </ul>
        <p part="status" role="status">
          {currentCopy?.status === 'copied' && text('copied')}
          {/* The visitor can copy the address by hand. */}
          {currentCopy?.status === 'failed' && text('copyFailed', { url: currentCopy.url })}
        </p>
      </div>
    </>
  );
};
