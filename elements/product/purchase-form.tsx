import { type FormEvent, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { blurOnWheel } from '../../src/core/util/blur-on-wheel';
import { productTypes } from '../../src/features/enums/product-types';
import { isSoldOut, type Offer, type OptionChoice, productTypeOf } from '../../src/features/product/offers';
import type { ProductContent } from '../../src/features/product/schema';
import { isSubscription } from '../../src/features/product/subscription';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { Measures } from './measures';
import { OptionField } from './option-field';
import type { ProductText } from './product-text';
import type { ProductSettings } from './schema';
import { usePurchase } from './use-purchase';

/** The address of a link: a path or a whole address. */
export const pathOrAddress = (url: string): string | undefined =>
  /^(https?:\/)?\//.test(url) ? url : undefined;

interface PurchaseFormProps {
  host: BlockHost;
  product: ProductSettings;
  content: ProductContent;
  choices: OptionChoice[];
  /** The offers that match the choices. */
  matchingOffers: Offer[];
  text: ProductText;
  onChoose: (name: string, value: string) => void;
}

/** The options of the product, its quantity, and the button that adds it to the cart. */
export const PurchaseForm = (props: PurchaseFormProps) => {
  const { host, product, content, choices, matchingOffers, text, onChoose } = props;
  const quantityRef = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useVisitorState(host, `quantity of ${product.id}`, () => '1');
  /** Whether the visitor's last attempt lacked a choice. */
  const [lackedChoice, setLackedChoice] = useState(false);
  const { phase, error, isBusy, purchase, fail, clear, productFormDialog } = usePurchase({
    host,
    product,
    content,
    text,
  });
  const type = productTypeOf(content);
  const missing = choices.find(({ value }) => value === undefined);
  // Two variants may have the same values: the one in stock is bought.
  const offer = missing ? undefined : (matchingOffers.find(({ stock }) => stock > 0) ?? matchingOffers[0]);
  const areAllSoldOut = isSoldOut(matchingOffers);
  const hasQuantity =
    type !== productTypes.digital &&
    type !== productTypes.giftCard &&
    !isSubscription(content) &&
    !areAllSoldOut;

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy.current) return;
    setLackedChoice(!offer);
    if (!offer) {
      clear();
      const controls = [...event.currentTarget.elements] as HTMLInputElement[];
      controls.find((control) => control.name === missing?.name && !control.disabled)?.focus();
      return;
    }
    const field = quantityRef.current;
    if (field && !field.checkValidity()) {
      field.focus();
      fail(field.validity.rangeOverflow ? text('left', { count: offer.stock }) : text('cartQuantity'));
      return;
    }
    purchase(offer, field ? field.valueAsNumber : 1);
  };

  const choose = (name: string, value: string): void => {
    clear();
    onChoose(name, value);
  };

  const buttonText = (): string => {
    if (areAllSoldOut) return text('soldOut');
    if (phase === 'adding') return text('adding');
    if (content.useCustomAddButtonText && content.customAddButtonText) return content.customAddButtonText;
    if (type === productTypes.giftCard) return text('buy');
    return text(isSubscription(content) ? 'subscribe' : 'add');
  };

  return (
    <>
      <form part="form" noValidate onSubmit={handleSubmit}>
        {choices.map((choice) => (
          <OptionField
            key={choice.name}
            choice={choice}
            isInvalid={lackedChoice && choice.value === undefined}
            text={text}
            onChoose={choose}
          />
        ))}
        <div part="actions">
          {hasQuantity && (
            <label part="quantity">
              <span>{text('quantity')}</span>
              <input
                part="quantity-input"
                type="number"
                min="1"
                step="1"
                required
                max={Number.isFinite(offer?.stock) ? offer?.stock : undefined}
                defaultValue={quantity}
                onChange={({ currentTarget }) => setQuantity(currentTarget.value)}
                inputMode="numeric"
                onWheel={blurOnWheel}
                ref={quantityRef}
              />
            </label>
          )}
          <button
            type="submit"
            part={phase === 'idle' ? 'add' : `add ${phase}`}
            disabled={areAllSoldOut}
            aria-disabled={phase === 'adding'}
          >
            {buttonText()}
          </button>
        </div>
        <p part="status" role="status" className={error && 'error'}>
          {error}
          {phase === 'added' && text('added')}{' '}
          {phase === 'added' && pathOrAddress(product.cartUrl) && (
            <a part="link" href={product.cartUrl}>
              {text('viewCart')}
            </a>
          )}
        </p>
        {offer && <Measures settings={product} variant={offer.variant} text={text} />}
      </form>
      {productFormDialog}
    </>
  );
};

interface PaywallLinkProps {
  product: ProductSettings;
  content: ProductContent;
  text: ProductText;
}

/** The link to the product's own page, where a paywall is bought. */
export const PaywallLink = ({ product, content, text }: PaywallLinkProps) => {
  const href = pathOrAddress(product.fullUrl);
  if (!href) return null;
  return (
    <a part="add" href={href}>
      {(content.useCustomAddButtonText && content.customAddButtonText) || text('join')}
    </a>
  );
};
