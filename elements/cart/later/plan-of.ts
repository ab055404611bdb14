import type { CartEntry } from '../../../src/cart';
import type { Text } from '../../../src/i18n/translated';
import type { LaterMessages } from './messages/es-419';

const units = {
  week: ['everyWeek', 'everyWeeks'],
  month: ['everyMonth', 'everyMonths'],
  year: ['everyYear', 'everyYears'],
} as const;

/** Storefront 5: how often a subscription renews, and how many payments there are where it ends; "" of what is none. */
export const planOf =
  (text: Text<LaterMessages>) =>
  ({ item }: CartEntry): string => {
    const { isSubscribable, subscriptionPlan } = item?.structuredContent ?? {};
    const { value = 1, unit = '' } = subscriptionPlan?.billingPeriod ?? {};
    const [one, several] = units[`${unit}`.toLowerCase() as keyof typeof units] ?? [];
    if (isSubscribable === false || !one || !several) return '';
    const every = value === 1 ? text(one) : text(several, { count: value });
    const count = subscriptionPlan?.numBillingCycles ?? 0;
    if (count <= 0) return every;
    return text(count === 1 ? 'payment' : 'payments', { every, count });
  };
