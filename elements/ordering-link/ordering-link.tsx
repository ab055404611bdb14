import type { BlockProps } from '../../src/core/block-host';
import type { messages } from './messages/es-419';
import type { OrderingLinkSettings } from './schema';

/** A link to a provider of food orders: made from the settings, else the page's own. */
export const OrderingLink = ({
  settings: { url, title, newWindow },
  text,
}: BlockProps<OrderingLinkSettings, typeof messages>) => {
  if (!url) return <slot />;
  return (
    <a
      part="link"
      href={url}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
      aria-description={newWindow ? text('newWindow') : undefined}
    >
      {title || text('order')}
    </a>
  );
};
