import { IntlMessageFormat } from 'intl-messageformat';

/** In place of src/core/i18n/message-formatter.ts: tests import messages as ICU texts, which the build has not compiled. */
export const formatterOf =
  (messages: Record<string, string>) =>
  (key: string, values?: Record<string, string | number>): string =>
    String(new IntlMessageFormat(messages[key] ?? '', 'es').format(values));
