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
  /** Cents of one, and how many. */
  lines: { cents: number; quantity: number }[];
  requiresShipping: boolean;
  promoCodes: string[];
  location: Location;
  /** The chosen way of shipping. */
  optionId: string;
}

/** Halves up. All amounts are whole cents; a part of one is rounded once, where it comes about. */
const partOf = (cents: number, basisPoints: number): number => Math.round((cents * basisPoints) / 10_000);

const appliesTo =
  ({ country, state }: Location) =>
  (rule: TaxRule): boolean =>
    rule.country === country && (rule.state === undefined || rule.state === state);

const isOffered =
  ({ country }: Location) =>
  ({ countries }: ShippingRule): boolean =>
    country !== '' && (countries === undefined || countries.includes(country));

/** What a cart comes to: coupons in their order, each of what the ones before have left; tax on what is left then. */
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
      const saved = shippingCostCents;
      shippingCostCents = 0;
      return { ...shown(coupon), discountCents: saved };
    }
    const left = subtotalCents - discountCents;
    const off = 'cents' in discount ? Math.min(discount.cents, left) : partOf(left, discount.basisPoints);
    discountCents += off;
    return { ...shown(coupon), discountCents: off };
  });

  const applicableTaxRules = taxRules.filter(appliesTo(location));
  const taxed = subtotalCents - discountCents;
  const taxCents = applicableTaxRules.reduce((sum, { basisPoints }) => sum + partOf(taxed, basisPoints), 0);

  return {
    shippingOptions,
    selectedShippingOption,
    applicableTaxRules: applicableTaxRules.map(({ basisPoints, ...rule }) => ({
      ...rule,
      rate: basisPoints / 10_000,
    })),
    coupons: coupons.map(shown),
    validCoupons,
    invalidCoupons: coupons.filter((coupon) => !isValid(coupon)).map(shown),
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
  };
}

const shown = ({ id, promoCode, name, minimumCents }: Coupon) => ({ id, promoCode, name, minimumCents });
