import { defaultLocale, findLocale } from './locale';
import { formatterOf, type MessageFormatter } from './message-formatter';

/** The locale for which a module with these catalogues has texts. @param locale as for `staticText` */
export const staticLocale = (catalogues: Record<string, unknown>, locale?: string): string =>
  findLocale(locale ?? globalThis.document?.documentElement.lang, Object.keys(catalogues)) ?? defaultLocale;

/**
 * The formatter of a module that bundles all its catalogues, and also runs in Node.
 * @param catalogues locale -> messages of `messages/*.ts`
 * @param locale BCP 47 tag. Default: the page's `lang`, else es-419.
 */
export const staticText = <M>(catalogues: Record<string, M>, locale?: string): MessageFormatter<M> =>
  formatterOf(catalogues[staticLocale(catalogues, locale)] as M);
