import type { MessageFormatter } from '../../src/core/i18n/messages';
import type { messages } from './messages/es-419';

export type ProductText = MessageFormatter<typeof messages>;

/** The names of the states by the numbers that data may have instead. */
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
