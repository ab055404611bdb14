import type { Text } from '../../src/i18n/translated';
import type { messages } from './messages/es-419';
import type { Review } from './review';
import { places } from './stars';

export type Say = Text<typeof messages>;

interface ItemFormProps {
  review: Review;
  /** Its place in the list, which makes ids within the shadow root. */
  nth: number;
  /** 0 for any number. */
  maxLength: number;
  showName: boolean;
  text: Say;
  onType: (typed: Partial<Review>) => void;
  onSend: () => void;
}

/** A key of the messages, or words of the server. */
const say = (problem: string, text: Say): string =>
  /^(noStars|tooLong|reviewed|expired|retry)$/.test(problem) ? text(problem as 'retry') : problem;

/** What a visitor has to say of an item. The controls hold what is typed; it is given back to those that come anew. */
export const ItemForm = ({ review, nth, maxLength, showName, text, onType, onSend }: ItemFormProps) => {
  const { phase, problems } = review;
  const left = maxLength - review.text.length;
  const problem = (of: 'rating' | 'text', said = problems[of]) =>
    said && (
      <p className="problem" part="error" id={`${of}-problem-${nth}`}>
        {say(said, text)}
      </p>
    );
  const unlike = maxLength > 0 && left < 0 ? 'tooLong' : problems.text;
  const wrong = (of: string, said?: string) => (said ? `${of}-problem-${nth}` : '');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div
        role="radiogroup"
        aria-labelledby={`rating-${nth}`}
        aria-required="true"
        aria-invalid={problems.rating ? true : undefined}
        aria-describedby={wrong('rating', problems.rating) || undefined}
      >
        <div part="label" id={`rating-${nth}`}>
          {text('rating')} <small>{text('required')}</small>
        </div>
        <div className="picks">
          {places.map((place) => (
            <label key={place} className="pick" part="star">
              <input
                type="radio"
                name="rating"
                value={place}
                defaultChecked={place === review.rating}
                onChange={() => onType({ rating: place })}
              />
              <span className="unseen">{text('stars', { value: place })}</span>
            </label>
          ))}
        </div>
        {problem('rating')}
      </div>
      <div>
        <label part="label" htmlFor={`text-${nth}`}>
          {text('text')}
        </label>
        <textarea
          part="control"
          id={`text-${nth}`}
          name="text"
          rows={4}
          defaultValue={review.text}
          aria-invalid={unlike ? true : undefined}
          aria-describedby={`${maxLength ? `left-${nth}` : ''} ${wrong('text', unlike)}`.trim() || undefined}
          onInput={(event) => onType({ text: event.currentTarget.value })}
        />
        {maxLength > 0 && (
          <p className="left" part="count" id={`left-${nth}`}>
            {text('remaining', { count: left })}
          </p>
        )}
        {problem('text', unlike)}
      </div>
      {showName && (
        <div>
          <label part="label" htmlFor={`name-${nth}`}>
            {text('name')}
          </label>
          <input
            part="control"
            id={`name-${nth}`}
            name="name"
            autoComplete="name"
            defaultValue={review.name}
            onInput={(event) => onType({ name: event.currentTarget.value })}
          />
        </div>
      )}
      {problems.all && (
        <p className="problem" part="error" role="alert">
          {say(problems.all, text)}
        </p>
      )}
      {/* Not disabled while it is sent, which would take the focus away. */}
      <button type="submit" part="submit" aria-disabled={phase === 'open' ? undefined : true}>
        {text(phase === 'sending' ? 'sending' : 'send')}
      </button>
    </form>
  );
};
