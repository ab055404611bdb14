import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { contentStatuses } from '../../src/features/enums/enums';
import type { messages } from './messages/es-419';

export type ProductText = MessageFormatter<typeof messages>;

/** The states that have a message, with their codes. Only the types come from the enumeration, so that its other codes are not bundled. */
const stateCodes: Pick<typeof contentStatuses, 'published' | 'scheduled' | 'draft'> = {
  published: 1,
  scheduled: 2,
  draft: 4,
};

type KnownState = keyof typeof stateCodes;

/** A state's name in capitals, or its code, as data have them, to the state's message. */
const workflowMessages = new Map(
  (Object.keys(stateCodes) as KnownState[]).flatMap((name): [string, KnownState][] => [
    [name.toUpperCase(), name],
    [`${stateCodes[name]}`, name],
  ]),
);

/** The key of the message about whether the product's owner has published the product. */
export const workflowMessage = (state: string | number) => workflowMessages.get(`${state}`) ?? 'unsupported';
