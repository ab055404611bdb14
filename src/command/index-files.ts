import { readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { errorLine, filesIn, isFolder, isPage, writeBytes } from './files';
import { CommandError, type IndexOptions } from './options';
import { openSavedDocument } from './page/saved-document';
import { isForSearch, type SearchItem, searchItem } from './page/search-item';
import { NotHtml, readHtml, UnreadableFile } from './read-html';

/** The result of `azulejo index`. */
interface IndexOutcome {
  /** The number of pages in the index. */
  pages: number;
  /**
   * Files that the index leaves out: error pages, redirects, pages that search engines leave out, and files that are not HTML.
   */
  leftOut: string[];
  /** A line for each file that could not be read. */
  problems: string[];
}

/** The address of a file at the site: servers answer with `index.html` for its folder. */
const addressOf = (name: string, { basePath, hasCleanUrls }: IndexOptions): string => {
  const path = name.split(sep).map(encodeURIComponent).join('/');
  const address = path.replace(/(^|\/)index\.html?$/i, '$1');
  return basePath + (hasCleanUrls ? address.replace(/\.html?$/i, '') : address);
};

/** A page that servers show in place of one that does not exist. */
const isErrorPage = (name: string): boolean => /^(404|50\d)\.html?$/i.test(basename(name));

/** @throws {CommandError} if the input is not a folder or has no pages, or if the output is a folder */
export const writeIndex = (options: IndexOptions): IndexOutcome => {
  const { input, output, title } = options;
  if (!isFolder(input)) throw new CommandError(`${input}: There is no such folder.`);
  if (isFolder(output))
    throw new CommandError(`${output}: It is a folder. Name a file, such as ${join(output, 'search.json')}.`);
  const names = filesIn(input).filter(isPage);
  if (names.length === 0) throw new CommandError(`${input}: There are no .html or .htm files in it.`);

  const items: SearchItem[] = [];
  const leftOut: string[] = [];
  const problems: string[] = [];
  for (const name of names)
    try {
      const { document } = openSavedDocument(readHtml(readFileSync(join(input, name))).text);
      if (isErrorPage(name) || !isForSearch(document)) leftOut.push(name);
      else items.push(searchItem(document, addressOf(name, options)));
    } catch (error) {
      if (error instanceof NotHtml) leftOut.push(name);
      else if (error instanceof UnreadableFile) problems.push(`${name}: It ${error.message}`);
      else problems.push(errorLine(name, error));
    }
  const index = { ...(title && { collection: { title } }), items };
  writeBytes(output, new TextEncoder().encode(`${JSON.stringify(index)}\n`));
  return { pages: items.length, leftOut, problems };
};
