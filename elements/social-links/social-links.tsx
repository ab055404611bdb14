import type { BlockProps } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import type { IconLink, LinkContent } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import type { SocialLinksSettings } from './schema';

const absoluteUrl = (address: string): URL | undefined =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;

/** `https://www.taller.example/tienda` -> `taller.example`; `mailto:hola@taller.example` -> `hola@taller.example` */
const siteOf = (address: string): string => {
  const url = absoluteUrl(address);
  return url ? url.hostname.replace('www.', '') || url.pathname : address;
};

const nameOf = ({ label, icon, url }: IconLink, text: MessageFormatter<typeof messages>): string => {
  const service = icon?.service;
  return label || icon?.title || (service === 'mail' || service === 'phone' ? text(service) : siteOf(url));
};

/** For paper: `https://www.taller.example/tienda/` -> `taller.example/tienda`; `mailto:hola@taller.example` -> `hola@taller.example` */
const printedAddress = (address: string): string =>
  (absoluteUrl(address)?.href ?? address).replace(/^(https?:\/\/(www\.)?|mailto:|tel:)|\/$/g, '');

type SocialLinksProps = BlockProps<SocialLinksSettings, typeof messages, LinkContent>;

/** Links as a line of icons. */
export const SocialLinks = ({ settings, host, text, prepared }: SocialLinksProps) => {
  const { size, style } = settings;
  const { links, words, otherContent } = prepared;
  return (
    <>
      <AssignedSlot nodes={otherContent} />
      {words && <span part="text">{words}</span>}
      <ul part="list" role="list" className={`${size} ${style}`} aria-label={host.ariaLabel || text('label')}>
        {links.map((link, index) => {
          const name = nameOf(link, text);
          const address = printedAddress(link.url);
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same page
          return <IconLinkItem key={index} link={link} name={name} address={address} />;
        })}
      </ul>
    </>
  );
};
