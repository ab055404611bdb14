import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { answerText, type CartEntry, type CartError } from '../../src/features/cart';
import { isSubscription, subscriptionPeriod } from '../../src/features/product/subscription';
import type { messages } from './messages/es-419';

export type CartText = MessageFormatter<typeof messages>;

/** The message for a failed change, followed by the server's own message. */
export const cartErrorMessage = (text: CartText, { key, reason, message }: CartError): string => {
  const ownMessage = text(key);
  return reason === 'error' && message && message !== ownMessage ? `${ownMessage}. ${message}` : ownMessage;
};

/** How often the subscription of a line renews; "" for an item without a subscription. */
const subscriptionLabel = ({ item }: CartEntry, text: CartText): string => {
  const content = item?.structuredContent ?? {};
  const { subscriptionPlan } = content;
  return isSubscription(content) && subscriptionPlan?.billingPeriod?.unit
    ? subscriptionPeriod(subscriptionPlan, text)
    : '';
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
