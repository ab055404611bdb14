import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { translations } from '../../core/i18n/messages';
import { messages as spanish } from './messages/es-419';

const loadText = translations('src/features/api', spanish);

/**
 * The messages of failures in the page's language. `request` imports this module when a call fails whose caller has passed no
 * `text`.
 */
export const pageText = async (): Promise<MessageFormatter<typeof spanish>> =>
  loadText(document.documentElement);
