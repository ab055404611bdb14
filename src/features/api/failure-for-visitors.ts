import type { MessageFormatter } from '../../core/i18n/message-formatter';
import type { Failure } from './api-result';
import { libraryMessage } from './library-message';
import type { ApiMessages } from './messages/es-419';

/** The failure with a message for visitors. Details about a response that is not JSON are for the console alone. */
export const failureForVisitors = (failure: Failure, text: MessageFormatter<ApiMessages>): Failure =>
  failure.reason === 'json' ? { ...failure, ...libraryMessage('apiServer', text) } : failure;
