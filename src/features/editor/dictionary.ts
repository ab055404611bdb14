import { staticText } from '../../core/i18n/static-text';
import type { Text } from '../../core/i18n/text';
import { messages as english } from './messages/en';
import { type EditorMessages, messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

export interface LanguageOptions {
  /** BCP 47 tag: es-419, en, pt-BR. Default: the page's `lang`, else es-419. */
  locale?: string;
}

/**
 * The messages of an editor: `dictionary({ locale: 'en' })('tagExists')`. A message with placeholders takes their values:
 * `text('fileTooLarge', { size: '20 MB' })`.
 */
export const dictionary = ({ locale }: LanguageOptions = {}): Text<EditorMessages> =>
  staticText(catalogues, locale);
