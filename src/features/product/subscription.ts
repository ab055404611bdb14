import type { MessageFormatter } from '../../core/i18n/message-formatter';

/** The messages of a block that shows subscriptions, each in its own words: "cada mes", "Se renueva cada mes". */
interface PeriodMessages {
  everyWeek: string;
  /** With the `{count}` of weeks. The other plurals have a `{count}`, too. */
  everyWeeks: string;
  everyMonth: string;
  everyMonths: string;
  everyYear: string;
  everyYears: string;
  /** `{every}`, then one payment. */
  payment: string;
  /** `{every}`, then the `{count}` of payments. */
  payments: string;
}

/** How often a subscription is billed, as servers write it. */
interface SubscriptionPlan {
  billingPeriod?: { value?: number | undefined; unit?: unknown } | undefined;
  /** 0: without an end. */
  numBillingCycles?: number | undefined;
}

interface SubscribableProduct {
  isSubscribable?: boolean | undefined;
  subscriptionPlan?: SubscriptionPlan | undefined;
}

/** Whether a product is sold as a subscription. Without `isSubscribable`, it is if its plan has a period. */
export const isSubscription = ({ isSubscribable, subscriptionPlan }: SubscribableProduct): boolean =>
  isSubscribable ?? !!subscriptionPlan?.billingPeriod;

const periodKeys = new Map([
  ['week', ['everyWeek', 'everyWeeks'] as const],
  ['month', ['everyMonth', 'everyMonths'] as const],
  ['year', ['everyYear', 'everyYears'] as const],
]);

/**
 * How often a subscription renews, and the number of payments where it ends: "cada 2 semanas, 12 pagos". Default: each month.
 * @returns "" for an unknown unit
 */
export const subscriptionPeriod = (
  { billingPeriod, numBillingCycles = 0 }: SubscriptionPlan,
  text: MessageFormatter<PeriodMessages>,
): string => {
  const { value = 1, unit = 'month' } = billingPeriod ?? {};
  const keys = periodKeys.get(`${unit}`.toLowerCase());
  if (!keys) return '';
  const every = value === 1 ? text(keys[0]) : text(keys[1], { count: value });
  if (numBillingCycles <= 0) return every;
  return text(numBillingCycles === 1 ? 'payment' : 'payments', { every, count: numBillingCycles });
};
