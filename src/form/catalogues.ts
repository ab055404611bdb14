import type { Catalogues } from '../i18n/translated';
import { type FormMessages, messages } from './messages/es-419';

/**
 * What a form says, for the blocks that are forms: one copy on a page, whichever of them it has. What only few forms say,
 * or only where something is wrong, is put into it when it comes.
 */
export const spanish = messages as FormMessages;

/** Adds what only `part` says. */
export const say = <P extends { messages?: object }>(part: P): P => {
  Object.assign(spanish, part.messages);
  return part;
};

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
