import type { BlockProps } from '../../src/core/block-host';
import { useError } from '../../src/hooks/use-error';
import type { messages } from './messages/es-419';
import type { OrderingLinkSettings } from './schema';

/** A link to a provider of food orders: made from the settings, else the page's own. */
export const OrderingLink = ({
  settings: { url, title, newWindow },
  host,
  text,
}: BlockProps<OrderingLinkSettings, typeof messages>) => {
  const hasLink = url || host.querySelector('a[href]');
  useError(
    host,
    title && !hasLink
      ? `There is no address for "${title}", expected url, or a link in the element. The content of the page stays.`
      : undefined,
  );
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
