import type { Text } from '../../src/i18n/translated';
import { formatCents, saysCode } from '../../src/money/format-money';
import type { messages } from './messages/es-419';
import { isVaried, type Offer } from './offers';

interface PriceProps {
  /** All that may still be meant. */
  offers: Offer[];
  currencyCode: string;
  /** Of a subscription: "cada mes". */
  every: string;
  text: Text<typeof messages>;
}

/** Storefront 5: "from" where prices differ, the original price beside the one of a sale, how often it is due. */
export const Price = ({ offers, currencyCode, every, text }: PriceProps) => {
  const known = offers.flatMap(({ cents }) => cents ?? []);
  if (!known.length) return null;
  const code = saysCode(currencyCode);
  const say = (cents: number): string => `${formatCents(cents, currencyCode, { code })} ${every}`.trim();
  const cents = Math.min(...known);
  if (isVaried(offers)) return <>{text('from', { price: say(cents) })}</>;
  const { fullCents = 0 } = offers[0] as Offer;
  if (fullCents <= cents) return <>{say(cents)}</>;
  return (
    <>
      <span className="unseen">{text('salePrice')}</span> <ins part="sale-price">{say(cents)}</ins>{' '}
      <span className="unseen">{text('originalPrice')}</span>{' '}
      <del part="original-price">{say(fullCents)}</del>
    </>
  );
};
