import { Component } from 'react';
import { emit } from '../../src/block/emit';
import { localeOf } from '../../src/i18n/locale';
import { safeImageUrl } from '../../src/util/safe-url';
import { ItemForm } from './item-form';
import type { Item, Order, Props } from './order';
import { keepDraft, type Review, reviewOf, sendReview } from './review';
import { Stars } from './stars';

/** 4.5, or 4,5 where that is how it is written. */
const written = (value: number, host: Element): string =>
  value.toLocaleString(localeOf(host, ['es-419', 'en', 'pt-BR']), { maximumFractionDigits: 1 });

/** The things of an order, and what the visitor has to say of each. */
export class Items extends Component<Props & { order: Order }> {
  /** What takes the focus, once it is there. */
  wanted = '';

  subjectOf = ({ itemId }: Item) => ({ token: this.props.order.token, itemId });

  type(item: Item, typed: Partial<Review>): void {
    const subject = this.subjectOf(item);
    const review = reviewOf(this.props.host, subject);
    Object.assign(review, typed);
    for (const name in typed) delete review.problems[name as 'text'];
    keepDraft(review, subject);
    this.setState({});
  }

  async send(item: Item, nth: number): Promise<void> {
    const { host, order } = this.props;
    const subject = this.subjectOf(item);
    const review: Review = reviewOf(host, subject);
    if (review.phase !== 'open') return;
    const { rating, text, name } = review;
    const { itemId } = subject;
    const isTooLong = order.maxLength > 0 && text.length > order.maxLength;
    review.problems = rating ? {} : { rating: 'noStars' };
    if (!rating || isTooLong) this.show(review, nth, isTooLong);
    else if (emit(host, 'az-submit', { detail: { itemId, rating, text, name }, cancelable: true })) {
      review.phase = 'sending';
      this.setState({});
      const status = await sendReview(review, subject);
      this.show(review, nth);
      if ((review as Review).phase === 'sent') emit(host, 'az-success', { detail: { itemId, rating } });
      else emit(host, 'az-failure', { detail: { itemId, status } });
    }
  }

  /** Shows what has come of it, and leads there. */
  show({ phase, problems }: Review, nth: number, isTooLong = false): void {
    if (phase === 'sent') this.wanted = `#done-${nth}`;
    else if (problems.rating) this.wanted = `#item-${nth} input`;
    else if (problems.text || isTooLong) this.wanted = `#text-${nth}`;
    this.setState({});
  }

  override componentDidUpdate(): void {
    const { wanted, props } = this;
    this.wanted = '';
    if (wanted) props.host.shadowRoot?.querySelector<HTMLElement>(wanted)?.focus();
  }

  item(item: Item, nth: number) {
    const { settings, order, host, text } = this.props;
    const { title, average, count, isReviewed } = item;
    const review = reviewOf(host, this.subjectOf(item));
    const src = safeImageUrl(item.src);
    const value = written(average, host);
    const Heading = `h${settings.headingLevel + 1}` as 'h3';
    const isSent = review.phase === 'sent';
    return (
      <li key={`${item.itemId} ${nth}`} part="item" id={`item-${nth}`}>
        <div className="subject">
          {src && <img part="picture" src={src} width={72} height={72} alt="" />}
          <div>
            <Heading part="item-title">{title}</Heading>
            {average > 0 && (
              <p className="average">
                <Stars value={average} label={text('average', { value, count })} />
                <span aria-hidden="true">
                  {value} ({count})
                </span>
              </p>
            )}
          </div>
        </div>
        {/* There from the start, so that what comes into it is announced. */}
        <div role="status">
          {(isSent || isReviewed) && (
            <p part="message" id={`done-${nth}`} tabIndex={-1}>
              {text(isSent ? 'thanks' : 'reviewed')}
            </p>
          )}
        </div>
        {isSent ? (
          <blockquote part="review">
            <Stars value={review.rating} label={text('stars', { value: review.rating })} />
            {review.text && <p>{review.text}</p>}
          </blockquote>
        ) : (
          !isReviewed && (
            <ItemForm
              review={review}
              nth={nth}
              maxLength={order.maxLength}
              showName={settings.showName}
              text={text}
              onType={(typed) => this.type(item, typed)}
              onSend={() => this.send(item, nth)}
            />
          )
        )}
      </li>
    );
  }

  override render() {
    return <ol part="items">{this.props.order.items.map((item, nth) => this.item(item, nth))}</ol>;
  }
}

export { default as styles } from './items.css';
