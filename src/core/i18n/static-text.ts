import { defaultLocale, findLocale } from './locale';
import { type Text, textOf } from './text';

/**
 * The messages of a module that has all its catalogues at hand, and runs in Node, too.
 * @param catalogues locale -> messages of `messages/*.ts`
 * @param locale BCP 47 tag. Default: the page's `lang`, else es-419.
 */
export const staticText = <M>(catalogues: Record<string, M>, locale?: string): Text<M> => {
  const requested = locale ?? globalThis.document?.documentElement.lang;
  const found = findLocale(requested, Object.keys(catalogues)) ?? defaultLocale;
  return textOf(catalogues[found] as M);
};
