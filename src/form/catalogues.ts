import type { Catalogues } from '../i18n/translated';
import { type FormMessages, messages } from './messages/es-419';

/**
 * What a form says, for the blocks that are forms: one copy on a page, whichever of them it has. What only few forms say
 * is put into it when it comes (prepare.ts).
 */
export const spanish = messages as FormMessages;

/** The same in other languages. */
export const others: Catalogues<FormMessages> = {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
};

/** Own words of a block over those, in each language. */
export const withOwn = (own: Catalogues<Partial<FormMessages>>): Catalogues<FormMessages> =>
  Object.fromEntries(
    Object.entries(others).map(([locale, load]) => [
      locale,
      async () => {
        const [form, ours] = await Promise.all([load(), own[locale]?.()]);
        return { messages: { ...form.messages, ...ours?.messages } };
      },
    ]),
  );
