import { AssignedSlot } from '../../ui/assigned-slot';
import type { IconLink } from './icon-links';

/** The path of the service's icon; of a globe for an unknown service. */
const Shape = ({ icon }: IconLink) =>
  icon ? (
    <path d={icon.path} />
  ) : (
    <path
      className="globe"
      d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM1 12h22M12 1c-8 8-8 14 0 22M12 1c8 8 8 14 0 22"
    />
  );

interface IconLinkItemProps {
  link: IconLink;
  /** Name of the link, for screen readers and as its tooltip. */
  name: string;
  description?: string | undefined;
}

/**
 * A list item with an icon, and the link over it. Parts: `item`, `icon`, `link`. A block imports icon-links.css into its
 * stylesheet.
 */
export const IconLinkItem = ({ link, name, description }: IconLinkItemProps) => (
  <li part="item" title={name}>
    <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
      <Shape {...link} />
    </svg>
    {link.element ? (
      <AssignedSlot nodes={[link.element]} />
    ) : (
      <a
        part="link"
        href={link.url}
        target={link.target || undefined}
        rel={link.rel || undefined}
        aria-description={description}
      >
        {name}
      </a>
    )}
  </li>
);
