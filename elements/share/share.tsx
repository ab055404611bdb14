import { useReducer } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import type { IconLink, LinkContent } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import { readPage, type ShareLink } from './read-share-links';
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
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const getPage = () => readPage(settings);
  const page = getPage();
  const [copyResult, copy] = useCopy(() => getPage().url);
  const copied = copyResult?.url === page.url ? copyResult : undefined;
  return (
    <>
      <AssignedSlot nodes={otherContent} />
      <div className="row">
        {words && <span part="text">{words}</span>}
        <ul
          part="list"
          aria-label={host.ariaLabel || text('share')}
          // Before a press: the page's address may have changed.
          onPointerEnter={renderAgain}
          onFocus={renderAgain}
        >
          <SystemButton getPage={getPage} text={text} host={host} />
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
          {copied?.status === 'copied' && text('copied')}
          {/* To be copied by hand. */}
          {copied?.status === 'failed' && text('copyFailed', { url: copied.url })}
        </p>
      </div>
    </>
  );
};
