import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { type CartText, lineLabels } from '../../../elements/cart/cart-text';
import { messages } from '../../../elements/cart/messages/es-419';
import type { CartEntry } from '../../../src/features/cart';

const text: CartText = (key, values) => `${new IntlMessageFormat(messages[key], 'es-419').format(values)}`;

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

it.each([
  ['WEEK', 1, 0, 'Se renueva cada semana'],
  ['WEEK', 2, 6, 'Se renueva cada 2 semanas, 6 pagos'],
  ['MONTH', 1, 12, 'Se renueva cada mes, 12 pagos'],
  ['month', 3, 0, 'Se renueva cada 3 meses'],
  ['YEAR', 1, 1, 'Se renueva cada año, 1 pago'],
  ['year', 2, undefined, 'Se renueva cada 2 años'],
  ['DAY', 1, 0, ''],
])('a subscription by the %s, every %s, %s times, has a label', (unit, value, numBillingCycles, label) => {
  const subscriptionPlan = { billingPeriod: { value, unit }, numBillingCycles };
  expect(lineLabels(entryOf({ isSubscribable: true, subscriptionPlan }), text)).toEqual(label ? [label] : []);
  // An item with a plan is a subscription, unless it says otherwise.
  expect(lineLabels(entryOf({ subscriptionPlan }), text)).toEqual(label ? [label] : []);
  expect(lineLabels(entryOf({ isSubscribable: false, subscriptionPlan }), text)).toEqual([]);
});

it('an item without a subscription has no label of one', () => {
  expect(lineLabels(entryOf({}), text)).toEqual([]);
  expect(lineLabels({ ...entryOf({}), item: undefined } as unknown as CartEntry, text)).toEqual([]);
});
