import { basename } from 'node:path';
import { type Messages, readCatalogues, translatedFolders } from '../catalogues';

/** The report about a saved page has ICU texts, and is for the site's owner alone. */
const isForPages = (folder: string): boolean => !folder.startsWith('src/features/adopt-page');

/** messages.json: locale -> block -> key -> text, the shape of the JSON in a page's `<script data-az-messages>`. */
export const messagesOfPages = async (): Promise<Record<string, Record<string, Messages>>> => {
  const all: Record<string, Record<string, Messages>> = {};
  const folders = translatedFolders()
    .filter(isForPages)
    .sort((a, b) => basename(a).localeCompare(basename(b)));
  for (const folder of folders)
    for (const [locale, messages] of Object.entries(await readCatalogues(`${folder}/messages`)))
      all[locale] = { ...all[locale], [basename(folder)]: messages };
  return all;
};
