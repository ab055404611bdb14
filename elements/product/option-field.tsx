import { useId } from 'react';
import type { OptionChoice } from '../../src/features/product/offers';
import type { ProductText } from './product-text';

/** An option with more values than this is a `<select>`: so many buttons are hard to read and to tab through. */
const maxButtons = 12;

interface OptionFieldProps {
  choice: OptionChoice;
  /** Whether the visitor has tried to add the product without this choice. */
  isInvalid: boolean;
  text: ProductText;
  onChoose: (name: string, value: string) => void;
}

const OptionSelect = ({ choice, isInvalid, text, onChoose }: OptionFieldProps) => {
  const { name, value: chosenValue = '', values } = choice;
  return (
    <label part="option">
      <span>{name}</span>
      <select
        part="select"
        name={name}
        value={chosenValue}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
      >
        <option value="">{text('choose', { name })}</option>
        {values.map(({ value, isOffered, isSoldOut }) => (
          <option key={value} value={value} disabled={!isOffered}>
            {isOffered && isSoldOut ? `${value} (${text('soldOut')})` : value}
          </option>
        ))}
      </select>
    </label>
  );
};

/** An option of the product, such as its colour: a group of buttons, or a list where there are many values. */
export const OptionField = (props: OptionFieldProps) => {
  const { choice, isInvalid, text, onChoose } = props;
  const errorId = useId();
  if (choice.values.length > maxButtons) return <OptionSelect {...props} />;
  return (
    <fieldset
      part="option"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group may not be invalid, a radio group may
      role="radiogroup"
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      <legend>{choice.name}</legend>
      {isInvalid && (
        <p className="error" id={errorId}>
          {text('choose', { name: choice.name })}
        </p>
      )}
      {choice.values.map(({ value, isOffered, isSoldOut }) => (
        <label part="value" key={value}>
          <input
            type="radio"
            name={choice.name}
            value={value}
            checked={value === choice.value}
            disabled={!isOffered}
            onChange={() => onChoose(choice.name, value)}
          />
          <span className={isOffered && isSoldOut ? 'gone' : undefined}>{value}</span>
          {isOffered && isSoldOut && <span className="visually-hidden">{text('soldOut')}</span>}
        </label>
      ))}
    </fieldset>
  );
};
