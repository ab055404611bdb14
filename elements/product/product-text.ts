import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { messages } from './messages/es-419';

export type ProductText = MessageFormatter<typeof messages>;

/** The messages about a product's state, by the state's name, or the number that data may have instead. */
const workflowMessages = new Map<string, 'published' | 'scheduled' | 'draft'>([
  ['PUBLISHED', 'published'],
  ['1', 'published'],
  ['SCHEDULED', 'scheduled'],
  ['2', 'scheduled'],
  ['DRAFT', 'draft'],
  ['4', 'draft'],
]);

/** The key of the message about whether the product's owner has published the product. */
export const workflowMessage = (state: string | number) => workflowMessages.get(`${state}`) ?? 'unsupported';
