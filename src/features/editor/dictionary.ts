import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { staticLocale, staticText } from '../../core/i18n/static-text';
import { messages as english } from './messages/en';
import { type EditorMessages, messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/** The language of an editor's messages. */
export interface LanguageOptions {
  /** BCP 47 tag: es-419, en, pt-BR. Default: the page's `lang`, else es-419. */
  locale?: string;
}

/**
 * The messages of an editor: `dictionary({ locale: 'en' })('tagExists')`. A message with placeholders takes their values:
 * `text('fileTooLarge', { size: '20 MB' })`. Numbers are grouped as the language does: `{ count: 10000 }` is "10,000".
 * @returns formats a message by its key; throws a RangeError for a key that `EditorMessages` does not have
 */
export const dictionary = ({ locale }: LanguageOptions = {}): MessageFormatter<EditorMessages> => {
  const language = staticLocale(catalogues, locale);
  const text = staticText(catalogues, language);
  const forPeople = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    typeof value === 'number' ? value.toLocaleString(language) : value,
  ];
  return (key, values = {}) => {
    if (!Object.hasOwn(spanish, key))
      throw new RangeError(
        `dictionary: there is no message ${JSON.stringify(key)}; expected a key of EditorMessages, such as "tagExists".`,
      );
    return text(key, Object.fromEntries(Object.entries(values).map(forPeople)));
  };
};
