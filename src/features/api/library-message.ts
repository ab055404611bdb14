import type { MessageFormatter } from '../../core/i18n/message-formatter';
import type { FailureMessage } from './api-result';
import type { ApiMessages } from './messages/es-419';

/** One of the library's messages, "" without `text`, with its key. */
export const libraryMessage = (
  key: keyof ApiMessages,
  text: MessageFormatter<ApiMessages> | undefined,
): FailureMessage => ({
  message: text?.(key) ?? '',
  messageKey: key,
});
