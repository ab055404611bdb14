import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { usePriceFormat } from '../money/use-price-format';
import type { ProductMessages } from './messages/es-419';
import { isSoldOut, isVaried, type Offer } from './offers';

interface PriceProps {
  /** The offers that fit what the visitor has chosen so far. */
  offers: Offer[];
  currencyCode: string;
  /** How often a subscription renews: "cada mes"; "" without a subscription. */
  every: string;
  text: MessageFormatter<ProductMessages>;
}

/** "From" the lowest price where prices differ. While the cheapest offer is on sale, its original price stands beside it. */
const Amount = ({ offers, currencyCode, every, text }: PriceProps) => {
  const prices = offers.flatMap(({ cents }) => cents ?? []);
  const formatPrice = usePriceFormat(currencyCode, prices.length > 0);
  if (!prices.length) return null;
  const priceText = (cents: number): string => `${formatPrice(cents)} ${every}`.trim();
  const cents = Math.min(...prices);
  const { fullCents = 0 } = offers.find((offer) => offer.cents === cents) as Offer;
  const price = isVaried(offers) ? text('from', { price: priceText(cents) }) : priceText(cents);
  if (fullCents <= cents) return <>{price}</>;
  return (
    <>
      <span className="visually-hidden">{text('salePrice')}</span> <ins part="sale-price">{price}</ins>{' '}
      <span className="visually-hidden">{text('originalPrice')}</span>{' '}
      <del part="original-price">{priceText(fullCents)}</del>
    </>
  );
};

const Mark = ({ offers, text }: Pick<PriceProps, 'offers' | 'text'>) => {
  if (isSoldOut(offers)) return <span part="mark sold-out">{text('soldOut')}</span>;
  return offers.some(({ onSale }) => onSale) ? <span part="mark sale">{text('sale')}</span> : null;
};

/**
 * The price of a product, and a mark where it is on sale or sold out. Parts: `sale-price`, `original-price`, `mark`, `sale`,
 * `sold-out`.
 */
export const Price = (props: PriceProps) => (
  <>
    <Amount {...props} /> <Mark {...props} />
  </>
);
