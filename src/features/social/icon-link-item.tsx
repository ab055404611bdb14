import type { ReactNode } from 'react';
import { AssignedSlot } from '../../ui/assigned-slot';
import type { IconLink } from './icon-links';

/** The icon of an unknown service. */
const globe = 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM1 12h22M12 1c-8 8-8 14 0 22M12 1c8 8 8 14 0 22';

interface IconItemProps {
  /** Name of the link or button, as its tooltip. */
  name: string;
  /** Shape in 24 by 24 px. */
  path: string;
  /** Whether the shape is lines, instead of filled. */
  isLine: boolean;
  /** Where the link leads, for a stylesheet that shows it. */
  address?: string | undefined;
  /** The link or button, which lies over the icon. */
  children: ReactNode;
}

/** A list item with an icon. Parts: `item`, `icon`. A block imports icon-links.css into its stylesheet. */
export const IconItem = ({ name, path, isLine, address, children }: IconItemProps) => (
  <li part="item" title={name} data-address={address}>
    <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path className={isLine ? 'line' : undefined} d={path} />
    </svg>
    {children}
  </li>
);

interface IconLinkItemProps {
  link: IconLink;
  /** Name of the link, for screen readers and as its tooltip. */
  name: string;
  description?: string | undefined;
  /** Where the link leads, for a stylesheet that shows it. */
  address?: string | undefined;
}

/** A list item with the icon of a link's service, and the link. Parts: `item`, `icon`, `link`. */
export const IconLinkItem = ({ link, name, description, address }: IconLinkItemProps) => (
  <IconItem name={name} path={link.icon?.path ?? globe} isLine={!link.icon} address={address}>
    {link.element ? (
      <AssignedSlot nodes={[link.element]} />
    ) : (
      <a part="link" href={link.url} target={link.target} rel={link.rel} aria-description={description}>
        {name}
      </a>
    )}
  </IconItem>
);
