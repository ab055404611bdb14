import type { ReactNode } from 'react';
import type { GalleryText } from './design';

/** The placeholder of a slide without a picture. */
export const NoImage = ({ text }: { text: GalleryText }) => <div part="no-image">{text('noImage')}</div>;

interface SlideLinkProps {
  /** An address that runs no script. */
  href: string;
  newWindow: boolean;
  /** Names the link where its content has no name. */
  name?: string | undefined;
  text: GalleryText;
  children: ReactNode;
}

/** The link around a slide that a click leads away from. */
export const SlideLink = ({ href, newWindow, name, text, children }: SlideLinkProps) => (
  <a
    part="link"
    href={href}
    target={newWindow ? '_blank' : undefined}
    rel={newWindow ? 'noopener' : undefined}
    aria-label={name}
    aria-description={newWindow ? text('newWindow') : undefined}
  >
    {children}
  </a>
);
