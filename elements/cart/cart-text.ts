import type { Text } from '../../src/core/i18n/messages';
import { answerText, type CartEntry, type CartError } from '../../src/features/cart';
import type { messages } from './messages/es-419';

export type CartText = Text<typeof messages>;

/** The message for a failed change, followed by the server's own message. */
export const cartErrorMessage = (text: CartText, { key, reason, message }: CartError): string => {
  const ownMessage = text(key);
  return reason === 'error' && message && message !== ownMessage ? `${ownMessage}. ${message}` : ownMessage;
};

const periodMessages = {
  week: ['everyWeek', 'everyWeeks'],
  month: ['everyMonth', 'everyMonths'],
  year: ['everyYear', 'everyYears'],
} as const;

/** How often a subscription renews, and the number of payments where it ends; "" for an item without a subscription. */
const subscriptionLabel = ({ item }: CartEntry, text: CartText): string => {
  const { isSubscribable, subscriptionPlan } = item?.structuredContent ?? {};
  const { value = 1, unit = '' } = subscriptionPlan?.billingPeriod ?? {};
  const period = `${unit}`.toLowerCase();
  const [one, several] = Object.hasOwn(periodMessages, period)
    ? periodMessages[period as keyof typeof periodMessages]
    : [];
  if (isSubscribable === false || !one || !several) return '';
  const every = value === 1 ? text(one) : text(several, { count: value });
  const count = subscriptionPlan?.numBillingCycles ?? 0;
  if (count <= 0) return every;
  return text(count === 1 ? 'payment' : 'payments', { every, count });
};

/** The options of a line's variant, `Color: Cobalto`, the answers to the product's form, and the subscription. */
export const lineLabels = (entry: CartEntry, text: CartText): string[] =>
  [
    ...(entry.chosenVariant?.optionValues ?? []).map(({ optionName, value }) =>
      optionName ? `${optionName}: ${value}` : `${value}`,
    ),
    ...(entry.additionalFields ?? []).map((field) => field.title && `${field.title}: ${answerText(field)}`),
    subscriptionLabel(entry, text),
  ].filter(Boolean);
