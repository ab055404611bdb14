import { type Text, translations } from '../../core/i18n/messages';
import { type FormMessages, messages } from './messages/es-419';

export type FormText = Text<FormMessages>;

/** The texts of forms and newsletters, in the language of an element. */
export const formText = translations('src/features/form', messages);
