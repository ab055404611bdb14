import type { BlockProps } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import type { IconLink } from '../../src/features/social/icon-links';
import type { messages } from './messages/es-419';
import type { PreparedShare } from './read-share';
import type { ShareSettings } from './schema';
import { CopyButton, SystemButton, useCopy } from './share-buttons';

const nameOf = ({ label, icon, service }: IconLink, text: Text<typeof messages>): string => {
  if (label) return label;
  return service === 'mail' ? text('mail') : text('shareWith', { service: icon?.title || service });
};

type ShareProps = BlockProps<ShareSettings, typeof messages, PreparedShare>;

/** Ways to share a page: the system's sheet, services, and copying the address. */
export const Share = ({ host, text, prepared: { page, links } }: ShareProps) => {
  const [copyState, copy] = useCopy(page.url);
  return (
    <div className="row">
      <ul part="list" className="az-share" aria-label={host.ariaLabel || text('share')}>
        <SystemButton page={page} text={text} host={host} />
        {links.map((link, index) => (
          <IconLinkItem
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same service
            key={index}
            link={link}
            name={nameOf(link, text)}
            description={link.target && text('newWindow')}
          />
        ))}
        <CopyButton copy={copy} text={text} />
      </ul>
      <p part="status" role="status">
        {copyState === 'copied' && text('copied')}
        {/* To be copied by hand. */}
        {copyState === 'failed' && text('copyFailed', { url: page.url })}
      </p>
    </div>
  );
};
