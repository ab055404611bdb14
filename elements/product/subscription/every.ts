import { translated } from '../../../src/i18n/translated';
import type { Content } from '../offers';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/** "cada 2 semanas, 12 pagos": how often a subscription is renewed, and how many times where it ends (storefront 5). */
export const every = async (
  host: Element,
  { billingPeriod, numBillingCycles }: NonNullable<Content['subscriptionPlan']>,
): Promise<string> => {
  const text = await textOf(host);
  const { value = 1, unit = 'MONTH' } = billingPeriod ?? {};
  const often = text(unit.toLowerCase() as 'month', { count: value });
  return numBillingCycles ? text('finite', { every: often, count: numBillingCycles }) : often;
};
