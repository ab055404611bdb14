import type { RefObject } from 'react';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { messages } from './messages/es-419';
import type { Review, ReviewStore } from './review-store';
import { starValues } from './stars';

export type ReviewText = MessageFormatter<typeof messages>;

interface ReviewFieldsProps {
  review: Review;
  /** The item's index in the list, for ids within the shadow root. */
  index: number;
  /** In characters; 0 for any number. */
  maxLength: number;
  showName: boolean;
  text: ReviewText;
  firstStarRef: RefObject<HTMLInputElement | null>;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onEdit: ReviewStore['edit'];
  onSend: () => void;
}

const errorKeys = ['noStars', 'tooLong', 'reviewed', 'expired', 'retry'] as const;

/** The message of the block's catalogue for an error, else the server's own message. */
const reviewErrorText = (error: string, text: ReviewText): string => {
  const key = errorKeys.find((one) => one === error);
  return key ? text(key) : error;
};

/** The form of a review: stars, text and name. */
export const ReviewFields = (props: ReviewFieldsProps) => {
  const { review, index, maxLength, showName, text, firstStarRef, textRef, onEdit, onSend } = props;
  const { phase, errors } = review;
  const remaining = maxLength - review.text.length;
  const textError = maxLength > 0 && remaining < 0 ? 'tooLong' : errors.text;
  const errorId = (field: string, error: string | undefined): string =>
    error ? `${field}-problem-${index}` : '';
  const renderError = (field: string, error: string | undefined) =>
    error && (
      <p className="problem" part="error" id={errorId(field, error)}>
        {reviewErrorText(error, text)}
      </p>
    );
  return (
    <form
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div
        role="radiogroup"
        aria-labelledby={`rating-${index}`}
        aria-required="true"
        aria-invalid={errors.rating ? true : undefined}
        aria-describedby={errorId('rating', errors.rating) || undefined}
      >
        <div part="label" id={`rating-${index}`}>
          {text('rating')} <small>{text('required')}</small>
        </div>
        <div className="picks">
          {starValues.map((value) => (
            <label key={value} className="pick" part="star">
              <input
                type="radio"
                name="rating"
                value={value}
                checked={value === review.rating}
                ref={value === 1 ? firstStarRef : undefined}
                onChange={() => onEdit({ rating: value })}
              />
              <span className="visually-hidden">{text('stars', { value })}</span>
            </label>
          ))}
        </div>
        {renderError('rating', errors.rating)}
      </div>
      <div>
        <label part="label" htmlFor={`text-${index}`}>
          {text('text')}
        </label>
        <textarea
          part="control"
          id={`text-${index}`}
          name="text"
          rows={4}
          value={review.text}
          ref={textRef}
          aria-invalid={textError ? true : undefined}
          aria-describedby={
            `${maxLength ? `left-${index}` : ''} ${errorId('text', textError)}`.trim() || undefined
          }
          onChange={(event) => onEdit({ text: event.currentTarget.value })}
        />
        {maxLength > 0 && (
          <p className="left" part="count" id={`left-${index}`}>
            {text('remaining', { count: remaining })}
          </p>
        )}
        {renderError('text', textError)}
      </div>
      {showName && (
        <div>
          <label part="label" htmlFor={`name-${index}`}>
            {text('name')}
          </label>
          <input
            part="control"
            id={`name-${index}`}
            name="name"
            autoComplete="name"
            value={review.name}
            onChange={(event) => onEdit({ name: event.currentTarget.value })}
          />
        </div>
      )}
      {errors.all && (
        <p className="problem" part="error" role="alert">
          {reviewErrorText(errors.all, text)}
        </p>
      )}
      {/* Not `disabled` during the request, which would take the focus away. */}
      <button type="submit" part="submit" aria-disabled={phase === 'open' ? undefined : true}>
        {text(phase === 'sending' ? 'sending' : 'send')}
      </button>
    </form>
  );
};
