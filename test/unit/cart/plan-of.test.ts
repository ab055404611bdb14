import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { messages } from '../../../elements/cart/later/messages/es-419';
import { planOf } from '../../../elements/cart/later/plan-of';
import type { CartEntry } from '../../../src/cart';

const say = planOf((key, values) => `${new IntlMessageFormat(messages[key], 'es-419').format(values)}`);

const entryOf = (structuredContent: object): CartEntry => ({
  id: 'line',
  itemId: 'plan',
  sku: '',
  quantity: 1,
  title: '',
  purchasePriceCents: 0,
  nonSalePriceCents: 0,
  subTotal: 0,
  item: { structuredContent },
});

/** Storefront 5. */
it.each([
  ['WEEK', 1, 0, 'Se renueva cada semana'],
  ['WEEK', 2, 6, 'Se renueva cada 2 semanas, 6 pagos'],
  ['MONTH', 1, 12, 'Se renueva cada mes, 12 pagos'],
  ['month', 3, 0, 'Se renueva cada 3 meses'],
  ['YEAR', 1, 1, 'Se renueva cada año, 1 pago'],
  ['year', 2, undefined, 'Se renueva cada 2 años'],
  ['DAY', 1, 0, ''],
])('a line renewed by the %s, each %s, %s times', (unit, value, numBillingCycles, text) => {
  const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
  expect(say(entryOf({ isSubscribable: true, subscriptionPlan }))).toBe(text);
  expect(say(entryOf({ isSubscribable: false, subscriptionPlan }))).toBe('');
});

it('a line of no subscription says nothing of it', () => {
  expect(say(entryOf({}))).toBe('');
  expect(say({ ...entryOf({}), item: undefined } as unknown as CartEntry)).toBe('');
});
