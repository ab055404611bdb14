import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { IconLinkItem } from '../../src/features/social/icon-link-item';
import { type LinkContent, loadIcons, readLinkContent } from '../../src/features/social/icon-links';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import type { SocialLinksSettings } from './schema';

/** The links of the settings, else the content, with the icons of the links. */
export const readLinks = async (settings: SocialLinksSettings, host: BlockHost): Promise<LinkContent> => {
  const content = settings.items.length
    ? { links: settings.items.filter(({ url }) => url), otherContent: [], words: '' }
    : readLinkContent(host);
  return { ...content, links: await loadIcons(content.links, host) };
};

/** For paper: `https://www.taller.example/tienda/` -> `taller.example/tienda`; `mailto:hola@taller.example` -> `hola@taller.example` */
const printedAddress = (address: string): string => {
  const absolute = URL.canParse(address, document.baseURI)
    ? new URL(address, document.baseURI).href
    : address;
  return absolute.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)|\/$/g, '');
};

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
          const { label, icon } = link;
          const address = printedAddress(link.url);
          // Only the icons of mail and phone have no title: their names are messages.
          const service = icon && (icon.title || text(icon.service === 'mail' ? 'mail' : 'phone'));
          const name = label || service || address.split('/')[0] || link.url;
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same page
          return <IconLinkItem key={index} link={link} name={name} address={address} />;
        })}
      </ul>
    </>
  );
};
