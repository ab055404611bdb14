import type { BlockProps } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import type { messages } from './messages/es-419';
import type { SocialLink } from './read-links';
import type { SocialLinksSettings } from './schema';

/** The path of the service's icon; of a globe for an unknown service. */
const Shape = ({ icon }: SocialLink) =>
  icon ? (
    <path d={icon.path} />
  ) : (
    <path
      className="globe"
      d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM1 12h22M12 1c-8 8-8 14 0 22M12 1c8 8 8 14 0 22"
    />
  );

/** `https://www.taller.example/tienda` -> `taller.example`; `mailto:hola@taller.example` -> `hola@taller.example` */
const siteOf = (address: string): string => {
  const { hostname, pathname } = new URL(address, document.baseURI);
  return hostname.replace('www.', '') || pathname;
};

const nameOf = ({ label, icon, url }: SocialLink, text: Text<typeof messages>): string => {
  if (label || icon?.title) return label || (icon?.title ?? '');
  return icon?.service === 'mail' || icon?.service === 'phone' ? text(icon.service) : siteOf(url);
};

type SocialLinksProps = BlockProps<SocialLinksSettings, typeof messages, SocialLink[]>;

/** Links as a line of icons. */
export const SocialLinks = ({ settings: { size, style }, host, text, prepared: links }: SocialLinksProps) => (
  <ul part="list" className={`az-social-links ${size} ${style}`} aria-label={host.ariaLabel || text('label')}>
    {links.map((link, index) => {
      const name = nameOf(link, text);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two links to the same page
        <li key={index} part="item" title={name}>
          <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
            <Shape {...link} />
          </svg>
          {link.element ? (
            <AssignedSlot nodes={[link.element]} />
          ) : (
            <a part="link" href={link.url} target={link.target || undefined} rel={link.rel || undefined}>
              {name}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
