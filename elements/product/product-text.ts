import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { contentStatuses } from '../../src/features/enums/enums';
import type { messages } from './messages/es-419';

export type ProductText = MessageFormatter<typeof messages>;

/**
 * The states that have a message, with their codes. Only the types come from the enumeration, so that its other codes are not
 * bundled.
 */
const stateCodes: Pick<typeof contentStatuses, 'published' | 'scheduled' | 'draft'> = {
  published: 1,
  scheduled: 2,
  draft: 4,
};

type KnownState = keyof typeof stateCodes;

/**
 * The key of the message about whether the product's owner has published the product.
 * @param state the name of the state in capitals, or its code, as a number or as text
 */
export const workflowMessage = (state: string | number): KnownState | 'unsupported' => {
  const names = Object.keys(stateCodes) as KnownState[];
  return (
    names.find((name) => name.toUpperCase() === state || stateCodes[name] === Number(state)) ?? 'unsupported'
  );
};
