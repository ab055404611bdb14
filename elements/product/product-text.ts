import type { Text } from '../../src/core/i18n/messages';
import type { ProductContent } from '../../src/features/product/schema';
import type { messages } from './messages/es-419';

export type ProductText = Text<typeof messages>;

const periodMessages = {
  week: ['everyWeek', 'everyWeeks'],
  month: ['everyMonth', 'everyMonths'],
  year: ['everyYear', 'everyYears'],
} as const;

/** How often a subscription renews, and the number of payments where it ends: "cada 2 semanas, 12 pagos". */
export const subscriptionPeriod = (
  { billingPeriod, numBillingCycles }: NonNullable<ProductContent['subscriptionPlan']>,
  text: ProductText,
): string => {
  const { value = 1, unit = 'MONTH' } = billingPeriod ?? {};
  const [one, several] = periodMessages[unit.toLowerCase() as keyof typeof periodMessages];
  const every = value === 1 ? text(one) : text(several, { count: value });
  if (!numBillingCycles) return every;
  return text(numBillingCycles === 1 ? 'payment' : 'payments', { every, count: numBillingCycles });
};

/** The names of the states, where the data have numbers. */
const stateNames = new Map([
  ['1', 'PUBLISHED'],
  ['2', 'SCHEDULED'],
  ['4', 'DRAFT'],
]);

const stateName = (state: string | number): string => stateNames.get(`${state}`) ?? `${state}`;

const stateMessages = { PUBLISHED: 'published', SCHEDULED: 'scheduled', DRAFT: 'draft' } as const;

/** Whether the product's owner has published the product. */
export const isPublished = (state: string | number): boolean => stateName(state) === 'PUBLISHED';

export const workflowLabel = (state: string | number, text: ProductText): string => {
  const name = stateName(state);
  return text(
    Object.hasOwn(stateMessages, name) ? stateMessages[name as keyof typeof stateMessages] : 'unsupported',
  );
};
