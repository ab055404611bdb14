import { useMemo } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import { contentBesideLinks, type IconLink, wordsAroundLinks } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import type { SocialLinksSettings } from './schema';

/** `https://www.taller.example/tienda` -> `taller.example`; `mailto:hola@taller.example` -> `hola@taller.example` */
const siteOf = (address: string): string => {
  const { hostname, pathname } = new URL(address, document.baseURI);
  return hostname.replace('www.', '') || pathname;
};

const nameOf = ({ label, icon, url }: IconLink, text: Text<typeof messages>): string => {
  if (label || icon?.title) return label || (icon?.title ?? '');
  return icon?.service === 'mail' || icon?.service === 'phone' ? text(icon.service) : siteOf(url);
};

type SocialLinksProps = BlockProps<SocialLinksSettings, typeof messages, IconLink[]>;

/** Links as a line of icons. */
export const SocialLinks = ({ settings, content, host, text, prepared: links }: SocialLinksProps) => {
  const { items, size, style } = settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  const [otherContent, words] = useMemo(
    () => (items.length ? [[], ''] : [contentBesideLinks(host), wordsAroundLinks(host)]),
    [items.length, host, content],
  );
  return (
    <>
      <AssignedSlot nodes={otherContent} />
      {words && <span part="text">{words}</span>}
      <ul part="list" className={`${size} ${style}`} aria-label={host.ariaLabel || text('label')}>
        {links.map((link, index) => {
          const name = nameOf(link, text);
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same page
          return <IconLinkItem key={index} link={link} name={name} />;
        })}
      </ul>
    </>
  );
};
