import { type CatalogueLoader, type Catalogues, catalogueLoaders } from 'azulejo:catalogues';
import { importWithRetry } from '../lazy-import';
import { isInPageLanguage, localeOf, textLocales } from './locale';
import { formatterOf, type MessageFormatter } from './message-formatter';

/** The locale of texts that belong to the whole page. */
export const pageLocale = (): string => localeOf(document.documentElement, textLocales);

const loadedCatalogues: Record<string, Catalogues> = {};

const loadCatalogues = async (locale: string, load: CatalogueLoader): Promise<Catalogues> => {
  const { catalogues } = await importWithRetry(load);
  loadedCatalogues[locale] = catalogues;
  return catalogues;
};

/**
 * Returns a function that gives the formatter of a folder's messages in the language of an element. Spanish comes with the code
 * that shows the messages, so that a Spanish page loads no catalogue. Each other language has one file with the catalogues of all
 * blocks, loaded when an element needs that language; the build makes sure that the file has every folder
 * (src/build/catalogues.ts).
 * @param folder the folder that holds `messages/`: `elements/gallery`
 * @param spanish the messages of `messages/es-419.ts`
 */
export const translations = <M>(
  folder: string,
  spanish: M,
): ((host: Element) => MessageFormatter<M> | Promise<MessageFormatter<M>>) => {
  const spanishText = formatterOf(spanish);
  /** By locale. An element gets the same function at each update, so that effects of views that depend on it do not run again. */
  const texts: Record<string, MessageFormatter<M>> = {};
  const withMarks = (
    host: Element,
    locale: string,
    text: MessageFormatter<M>,
  ): MessageFormatter<M> | Promise<MessageFormatter<M>> => {
    if (isInPageLanguage(host, locale)) return text;
    // Imported on demand, as few pages are in a language without a catalogue.
    return importWithRetry(() => import('./mark-foreign-text')).then(
      ({ withLanguageMarks }) => withLanguageMarks(host, locale, text),
      () => text,
    );
  };
  const builtInText = (host: Element): MessageFormatter<M> | Promise<MessageFormatter<M>> => {
    const locale = localeOf(host, textLocales);
    const load = catalogueLoaders[locale];
    if (!load) return withMarks(host, locale, spanishText);
    const textFrom = (catalogues: Catalogues) => {
      texts[locale] ??= formatterOf(catalogues[folder] as M);
      return withMarks(host, locale, texts[locale]);
    };
    const loaded = loadedCatalogues[locale];
    return loaded ? textFrom(loaded) : loadCatalogues(locale, load).then(textFrom);
  };
  return (host) => {
    const script = document.querySelector('script[data-az-messages]');
    if (!script) return builtInText(host);
    return importWithRetry(() => import('./custom-messages')).then(
      async ({ customText }) =>
        customText({
          host,
          folder,
          script,
          builtIn: await builtInText(host),
        }) as MessageFormatter<M>,
      () => builtInText(host),
    );
  };
};
