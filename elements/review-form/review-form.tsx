import { useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { lazyImport } from '../../src/core/lazy-import';
import { useWarning } from '../../src/hooks/use-warning';
import type { messages } from './messages/es-419';
import { loadOrder, type ReviewFormSettings, type ReviewOrder, reloadOrder } from './order';

/** Visitors whose request has expired do not need it. */
const itemsModule = lazyImport(() => import('./review-items'));

interface PreparedReview {
  order: ReviewOrder;
  ReviewItems?: Awaited<ReturnType<typeof itemsModule.load>>['ReviewItems'];
}

/** Requests the order and, at the same time, the code that shows the order. */
export const prepare = (
  settings: ReviewFormSettings,
  host: BlockHost,
): PreparedReview | Promise<PreparedReview> => {
  const order = loadOrder(settings, host);
  if (!(order instanceof Promise) && order.phase === 'expired') return { order };
  return Promise.all([order, itemsModule.load()]).then(([order, { ReviewItems }]) => ({
    order,
    ReviewItems,
  }));
};

type ReviewFormProps = BlockProps<ReviewFormSettings, typeof messages, PreparedReview>;

/** The items of an order with their forms, or a message that there is nothing to review. */
export const ReviewForm = ({ settings, prepared, host, text }: ReviewFormProps) => {
  const [reloaded, setReloaded] = useState<{ from: ReviewOrder; order: ReviewOrder }>();
  const order = reloaded?.from === prepared.order ? reloaded.order : prepared.order;
  const { ReviewItems } = prepared;
  const reload = async (): Promise<void> =>
    setReloaded({ from: prepared.order, order: await reloadOrder(order.token, settings, host) });

  useWarning(
    host,
    !order.token && order.phase === 'expired' && hasOwnContent(host)
      ? 'there is no token, expected one in `token` or in the parameter `token` of the page’s address, or `items`. Visitors see that their request has expired, and the element’s own content.'
      : undefined,
  );

  const Heading = `h${settings.headingLevel}` as 'h2';
  return (
    <div part="body">
      <Heading part="title">{settings.title || text('title')}</Heading>
      {order.orderNumber && <p part="order">{text('order', { number: order.orderNumber })}</p>}
      {ReviewItems && order.phase === 'open' ? (
        <ReviewItems order={order} settings={settings} host={host} text={text} />
      ) : (
        <>
          <p part="message" role="status">
            {text(order.phase === 'expired' ? 'expired' : 'offline')}
          </p>
          {order.phase === 'failed' && (
            <button type="button" part="again" onClick={reload}>
              {text('again')}
            </button>
          )}
          <slot />
        </>
      )}
    </div>
  );
};
