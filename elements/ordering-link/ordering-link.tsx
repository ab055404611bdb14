import type { BlockProps } from '../../src/core/block-host';
import { safeUrl } from '../../src/core/util/safe-url';
import { useWarning } from '../../src/hooks/use-warning';
import type { messages } from './messages/es-419';
import type { OrderingLinkSettings } from './schema';

/** A link to a provider of food orders: made from the settings, else the page's own. */
export const OrderingLink = ({
  settings: { url, title, newWindow },
  host,
  text,
}: BlockProps<OrderingLinkSettings, typeof messages>) => {
  const href = safeUrl(url);
  useWarning(
    host,
    url && !href
      ? `url is ${JSON.stringify(url)}, expected an address; the element’s own link shows.`
      : undefined,
  );
  if (!href) return <slot />;
  return (
    <a
      part="link"
      href={href}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
      aria-description={newWindow ? text('newWindow') : undefined}
    >
      {title || text('order')}
    </a>
  );
};
