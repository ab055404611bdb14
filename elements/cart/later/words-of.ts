import type { CartError } from '../../../src/cart';
import type { Text } from '../../../src/i18n/translated';
import type { LaterMessages } from './messages/es-419';

/** The words for what went wrong; the server's own come after them. */
export const wordsOf = (text: Text<LaterMessages>, { key, reason, message }: CartError): string => {
  const words = text(key);
  return reason === 'error' && message && message !== words ? `${words}. ${message}` : words;
};
