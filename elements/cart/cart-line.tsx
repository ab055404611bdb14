import { type KeyboardEvent, type RefCallback, useState } from 'react';
import { safeImageUrl, safeUrl } from '../../src/core/util/safe-url';
import type { CartEntry } from '../../src/features/cart';
import { type CartText, lineLabels } from './cart-text';
import type { CartActions, CartFocusTarget } from './use-cart-actions';

/** Whether the visitor can edit the answers to the product's form. */
const hasEditableAnswers = ({ additionalFields, item }: CartEntry): boolean => {
  const { additionalFieldsForm: form, additionalFieldsFormId: id } = item?.structuredContent ?? {};
  return !!additionalFields?.length && !!(form || id);
};

/** The address of a line's first picture. Backends have several names for that property. */
const linePicture = ({ item }: CartEntry): string | undefined => {
  const [first] = item?.items ?? [];
  if (typeof first === 'string') return first;
  const { assetUrl, src } = (first ?? {}) as Record<string, unknown>;
  const address = assetUrl || src;
  return typeof address === 'string' ? address : undefined;
};

/** A ref that focuses its control. The ref is a new function in each render, so React calls it each time. */
const focusRef =
  (isTarget: boolean, onFocused: () => void): RefCallback<HTMLElement> =>
  (control) => {
    if (!isTarget || !control) return;
    control.focus();
    onFocused();
  };

interface QuantityFieldProps {
  title: string;
  quantity: number;
  text: CartText;
  /** Called with NaN for a text that is not a number. */
  onChange: (quantity: number) => void;
  isFocusTarget: boolean;
  onFocused: () => void;
}

/**
 * The quantity of a line, with buttons. A typed quantity is applied when the visitor presses Enter or leaves the field.
 *
 * The buttons count from the rendered quantity, so two presses without a render between them are one step. A visitor's presses
 * always have a render between them; two calls of `click()` in one task do not.
 */
const QuantityField = (props: QuantityFieldProps) => {
  const { title, quantity, text, onChange, isFocusTarget, onFocused } = props;
  /** The text of the field while the visitor types. */
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    setDraft(undefined);
    if (draft !== undefined && draft !== `${quantity}`) onChange(draft.trim() ? Number(draft) : Number.NaN);
  };
  const commitOnEnter = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') commit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div part="quantity" role="group" aria-label={text('quantity', { title })}>
      <button
        type="button"
        part="step"
        aria-label={text('less', { title })}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <input
        part="count"
        inputMode="numeric"
        aria-label={text('quantity', { title })}
        ref={focusRef(isFocusTarget, onFocused)}
        value={draft ?? `${quantity}`}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      <button
        type="button"
        part="step"
        aria-label={text('more', { title })}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </div>
  );
};

interface CartLineProps {
  entry: CartEntry;
  error: string | undefined;
  isPending: boolean;
  /** The control of this line that gets the focus. */
  focusControl: CartFocusTarget['control'] | undefined;
  text: CartText;
  formatPrice: (cents: number) => string;
  actions: CartActions;
}

/** One line of the cart. */
export const CartLine = (props: CartLineProps) => {
  const { entry, error, isPending, focusControl, text, formatPrice, actions } = props;
  const { title, quantity, subTotal, purchasePriceCents, nonSalePriceCents, item } = entry;
  const { onFocused } = actions;
  const picture = safeImageUrl(linePicture(entry));
  const href = safeUrl(item?.fullUrl);
  return (
    <li part="line" className="line" aria-busy={isPending}>
      {picture && (
        <div part="picture">
          <img src={picture} alt="" loading="lazy" />
        </div>
      )}
      <div className="details">
        {href ? (
          <a part="name" href={href}>
            {title}
          </a>
        ) : (
          <span part="name">{title}</span>
        )}
        {lineLabels(entry, text).map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same
          <span part="label" key={index}>
            {label}
          </span>
        ))}
        {hasEditableAnswers(entry) && (
          <button
            type="button"
            part="edit"
            aria-haspopup="dialog"
            aria-label={text('editTitle', { title })}
            ref={focusRef(focusControl === 'edit', onFocused)}
            onClick={() => actions.editAnswers(entry)}
          >
            {text('edit')}
          </button>
        )}
        {quantity > 1 && <span part="each">{text('each', { price: formatPrice(purchasePriceCents) })}</span>}
      </div>
      <div className="amount">
        {nonSalePriceCents > purchasePriceCents && (
          <s part="before">
            <span className="visually-hidden">{text('before')} </span>
            {formatPrice(nonSalePriceCents * quantity)}
          </s>
        )}
        <span part="price">{formatPrice(subTotal)}</span>
      </div>
      <div className="controls">
        <QuantityField
          title={title}
          quantity={quantity}
          text={text}
          onChange={(changed) => actions.setQuantity(entry, changed)}
          isFocusTarget={focusControl === 'quantity'}
          onFocused={onFocused}
        />
        <button
          type="button"
          part="remove"
          aria-label={text('removeTitle', { title })}
          ref={focusRef(focusControl === 'remove', onFocused)}
          onClick={() => actions.remove(entry)}
        >
          {text('remove')}
        </button>
      </div>
      {error && (
        <p part="error" role="alert">
          {error}
        </p>
      )}
    </li>
  );
};

interface RemovedLineNoteProps {
  title: string;
  isFocusTarget: boolean;
  text: CartText;
  actions: CartActions;
}

/** Stands in the place of a removed line, with a button that adds the line again. */
export const RemovedLineNote = ({ title, isFocusTarget, text, actions }: RemovedLineNoteProps) => {
  return (
    <li part="removed">
      <span>{text('removed', { title })}</span>
      <button
        type="button"
        part="undo"
        ref={focusRef(isFocusTarget, actions.onFocused)}
        onClick={actions.undoRemoval}
      >
        {text('undo')}
      </button>
    </li>
  );
};
