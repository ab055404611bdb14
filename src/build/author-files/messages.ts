import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Messages, readCatalogues } from '../catalogues';
import { root } from '../project';

/** Matches a call such as `translations('elements/gallery', spanish)`. Messages that such a call reads can come from the page. */
const call = /\btranslations\(\s*'([^']+)'/g;

/** The report about a saved page has ICU texts, and is for the site's owner alone. */
const isForPages = (folder: string): boolean => !folder.startsWith('src/features/adopt-page');

const translatedFolders = (): string[] => {
  const folders = ['elements', 'src/features'].flatMap((top) =>
    readdirSync(root + top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`${root}${top}/${file}`, 'utf8').matchAll(call)])
      .map(([, folder = '']) => folder),
  );
  return [...new Set(folders)].filter(isForPages);
};

/** messages.json: locale -> block -> key -> text, the shape of the JSON in a page's `<script data-az-messages>`. */
export const messagesOfPages = async (): Promise<Record<string, Record<string, Messages>>> => {
  const all: Record<string, Record<string, Messages>> = {};
  const folders = translatedFolders().sort((a, b) => basename(a).localeCompare(basename(b)));
  for (const folder of folders)
    for (const [locale, messages] of Object.entries(await readCatalogues(`${folder}/messages`)))
      all[locale] = { ...all[locale], [basename(folder)]: messages };
  return all;
};
