import {
  type Coupon,
  knownCoupons,
  type ShippingRule,
  shippingRules,
  type TaxRule,
  taxRules,
} from './catalogue';

export interface Location {
  country: string;
  state: string;
  city: string;
  zip: string;
}

interface Basket {
  /** Price of one item in cents, and the quantity. */
  lines: { cents: number; quantity: number }[];
  requiresShipping: boolean;
  promoCodes: string[];
  location: Location;
  /** Id of the chosen shipping option. */
  optionId: string;
}

/** A part of an amount, rounded to whole cents, halves up. */
const partOf = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000);

const appliesTo =
  ({ country, state }: Location) =>
  (rule: TaxRule): boolean =>
    rule.country === country && (rule.state === undefined || rule.state === state);

const isOffered =
  ({ country }: Location) =>
  ({ countries }: ShippingRule): boolean =>
    country !== '' && (countries === undefined || countries.includes(country));

/**
 * The amounts of a cart. Coupons apply in their order, each to the rest that the coupons before it leave. Tax applies
 * to the subtotal less discounts.
 */
export function totalsOf({ lines, requiresShipping, promoCodes, location, optionId }: Basket) {
  const subtotalCents = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

  const shippingOptions = requiresShipping
    ? shippingRules.filter(isOffered(location)).map((rule) => ({
        id: rule.id,
        key: rule.id,
        name: rule.name,
        computedCost: subtotalCents >= (rule.freeFromCents ?? Number.POSITIVE_INFINITY) ? 0 : rule.cents,
      }))
    : [];
  const selectedShippingOption =
    shippingOptions.find(({ id }) => id === optionId) ?? shippingOptions[0] ?? null;

  const coupons = promoCodes.flatMap((code) => knownCoupons.filter(({ promoCode }) => promoCode === code));
  const isValid = ({ minimumCents, isExpired }: Coupon) => !isExpired && subtotalCents >= minimumCents;
  let discountCents = 0;
  let shippingCostCents = selectedShippingOption?.computedCost ?? 0;
  const validCoupons = coupons.filter(isValid).map((coupon) => {
    const { discount } = coupon;
    if (discount === 'shipping') {
      const savedCents = shippingCostCents;
      shippingCostCents = 0;
      return { ...describe(coupon), discountCents: savedCents };
    }
    const restCents = subtotalCents - discountCents;
    const couponCents =
      'cents' in discount ? Math.min(discount.cents, restCents) : partOf(restCents, discount.basisPoints);
    discountCents += couponCents;
    return { ...describe(coupon), discountCents: couponCents };
  });

  const applicableTaxRules = taxRules.filter(appliesTo(location));
  const taxableCents = subtotalCents - discountCents;
  const taxCents = applicableTaxRules.reduce(
    (sum, { basisPoints }) => sum + partOf(taxableCents, basisPoints),
    0,
  );

  return {
    shippingOptions,
    selectedShippingOption,
    applicableTaxRules: applicableTaxRules.map(({ basisPoints, ...rule }) => ({
      ...rule,
      rate: basisPoints / 10_000,
    })),
    coupons: coupons.map(describe),
    validCoupons,
    invalidCoupons: coupons.filter((coupon) => !isValid(coupon)).map(describe),
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
  };
}

const describe = ({ id, promoCode, name, minimumCents }: Coupon) => ({ id, promoCode, name, minimumCents });
