import type { ReactNode } from 'react';
import type { DesignProps } from '../design';

interface SlideLinkProps {
  /** Checked already. */
  href: string;
  newWindow: boolean;
  /** Where what is in it has no name. */
  name?: string | undefined;
  text: DesignProps['text'];
  children: ReactNode;
}

/** Leads where a click on a slide leads. */
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
