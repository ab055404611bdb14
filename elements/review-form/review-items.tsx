import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { localeOf, textLocales } from '../../src/core/i18n/locale';
import { mayMoveFocus } from '../../src/core/util/focused-element';
import { safeImageUrl } from '../../src/core/util/safe-url';
import { useFocusRequest } from '../../src/hooks/use-focus-request';
import { headingTag } from '../../src/ui/heading-tag';
import type { OrderItem, ReviewFormSettings, ReviewOrder } from './order';
import { ReviewFields, type ReviewText } from './review-fields';
import { reviewStore } from './review-store';
import { Stars } from './stars';

/** 4.5, or 4,5 where the language writes it so. */
const formatAverage = (value: number, host: Element): string =>
  value.toLocaleString(localeOf(host, textLocales), { maximumFractionDigits: 1 });

interface ReviewItemsProps {
  order: ReviewOrder;
  settings: ReviewFormSettings;
  host: BlockHost;
  text: ReviewText;
}

interface ReviewItemProps extends ReviewItemsProps {
  item: OrderItem;
  index: number;
}

/** An item of the order with its form, or with the review that has been sent. */
const ReviewItem = ({ item, index, order, settings, host, text }: ReviewItemProps) => {
  const { itemId, title, average, count, isReviewed } = item;
  const store = reviewStore({ host, endpoint: settings.endpoint }, { token: order.token, itemId });
  const review = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const itemRef = useRef<HTMLLIElement>(null);
  const firstStarRef = useRef<HTMLInputElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const thanksRef = useRef<HTMLParagraphElement>(null);
  const [focusRequest, setFocusRequest] = useState<{ ref: RefObject<HTMLElement | null> }>();
  useFocusRequest(focusRequest, ({ ref }) => ref.current);

  const send = async (): Promise<void> => {
    const { phase, rating, text: reviewText, name } = store.getSnapshot();
    if (phase !== 'open') return;
    store.update({ errors: rating ? {} : { rating: 'noStars' } });
    const isTooLong = order.maxLength > 0 && reviewText.length > order.maxLength;
    if (!rating || isTooLong) return setFocusRequest({ ref: rating ? textRef : firstStarRef });
    if (!emit(host, 'az-submit', { detail: { itemId, rating, text: reviewText, name }, cancelable: true }))
      return;
    const status = await store.send();
    const { phase: result, errors } = store.getSnapshot();
    // The focus stays with a visitor who writes about another item.
    if (mayMoveFocus(host.shadowRoot, (focused) => !!itemRef.current?.contains(focused))) {
      if (result === 'sent') setFocusRequest({ ref: thanksRef });
      else if (errors.rating) setFocusRequest({ ref: firstStarRef });
      else if (errors.text) setFocusRequest({ ref: textRef });
    }
    if (result === 'sent') emit(host, 'az-success', { detail: { itemId, rating } });
    else emit(host, 'az-failure', { detail: { itemId, status } });
  };

  const picture = safeImageUrl(item.src);
  const averageText = formatAverage(average, host);
  const Heading = headingTag(settings.headingLevel + 1);
  const isSent = review.phase === 'sent';
  return (
    <li part="item" id={`item-${index}`} ref={itemRef}>
      <div className="subject">
        {picture && <img part="picture" src={picture} width={72} height={72} alt="" />}
        <div>
          <Heading part="item-title">{title}</Heading>
          {average > 0 && (
            <p className="average">
              <Stars value={average} label={text('average', { value: averageText, count })} />
              <span aria-hidden="true">
                {averageText} ({count})
              </span>
            </p>
          )}
        </div>
      </div>
      {/*
       * Always rendered, because screen readers announce only changes of an existing element. They read a message that gets the
       * focus anyway: `off` keeps them from reading it twice.
       */}
      <div role="status" aria-live={focusRequest?.ref === thanksRef ? 'off' : undefined}>
        {(isSent || isReviewed) && (
          <p part="message" id={`done-${index}`} tabIndex={-1} ref={thanksRef}>
            {text(isSent ? 'thanks' : 'reviewed')}
          </p>
        )}
      </div>
      {isSent && (
        <blockquote part="review">
          <Stars value={review.rating} label={text('stars', { value: review.rating })} />
          {review.text && <p>{review.text}</p>}
        </blockquote>
      )}
      {!isSent && !isReviewed && (
        <ReviewFields
          review={review}
          index={index}
          maxLength={order.maxLength}
          showName={settings.showName}
          text={text}
          firstStarRef={firstStarRef}
          textRef={textRef}
          onEdit={store.edit}
          onSend={send}
        />
      )}
    </li>
  );
};

/** The items of an order. */
export const ReviewItems = (props: ReviewItemsProps) => (
  <ol part="items" role="list">
    {props.order.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same item twice
      <ReviewItem key={`${item.itemId} ${index}`} {...props} item={item} index={index} />
    ))}
  </ol>
);
