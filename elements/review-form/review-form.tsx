import { useRef, useState } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { useWarning } from '../../src/hooks/use-warning';
import { headingTag } from '../../src/ui/heading-tag';
import { TransientButton } from '../../src/ui/transient-button';
import type { messages } from './messages/es-419';
import { type ReviewFormSettings, type ReviewOrder, reloadOrder } from './order';
import { ReviewItems } from './review-items';

type ReviewFormProps = BlockProps<ReviewFormSettings, typeof messages, ReviewOrder>;

/** The items of an order with their forms, or a message that there is nothing to review. */
export const ReviewForm = ({ settings, prepared: requestedOrder, host, text }: ReviewFormProps) => {
  const [reloaded, setReloaded] = useState<{ from: ReviewOrder; order: ReviewOrder }>();
  const order = reloaded?.from === requestedOrder ? reloaded.order : requestedOrder;
  const [isLoading, setIsLoading] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const reload = async (): Promise<void> => {
    setIsLoading(true);
    setReloaded({ from: requestedOrder, order: await reloadOrder(order.token, settings, host) });
    setIsLoading(false);
  };

  useWarning(
    host,
    !order.token && order.phase === 'expired' && hasOwnContent(host)
      ? 'there is no token, expected one in `token` or in the parameter `token` of the page’s address, or `items`. Visitors see that their request has expired, and the element’s own content.'
      : undefined,
  );

  const Heading = headingTag(settings.headingLevel);
  return (
    <div part="body">
      <Heading part="title" tabIndex={-1} ref={titleRef}>
        {settings.title || text('title')}
      </Heading>
      {order.orderNumber && <p part="order">{text('order', { number: order.orderNumber })}</p>}
      {order.phase === 'open' ? (
        <ReviewItems order={order} settings={settings} host={host} text={text} />
      ) : (
        <>
          <p part="message" role="status">
            {text(order.phase === 'expired' ? 'expired' : 'offline')}
          </p>
          {order.phase === 'failed' && (
            <TransientButton
              part="again"
              aria-disabled={isLoading || undefined}
              onClick={isLoading ? undefined : reload}
              findNextFocus={() => titleRef.current}
            >
              {text('again')}
            </TransientButton>
          )}
          <slot />
        </>
      )}
    </div>
  );
};
