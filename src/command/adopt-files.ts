import { copyFileSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { errorLine, filesIn, isFolder, isPage, writeBytes } from './files';
import { type AdoptOptions, CommandError } from './options';
import { type AdoptedHtml, adoptHtml } from './page/adopt-html';
import { localizePictures } from './page/local-pictures';
import type { PictureStore } from './picture-store';
import { bytesOf, NotHtml, readHtml, UnreadableFile } from './read-html';
import type { PageReport } from './report-lines';

/** The result of one run. */
export interface Outcome {
  reports: PageReport[];
  /** A line for each file that could not be read or written. */
  problems: string[];
  /** How many files of a folder were only copied, such as those that are no pages. */
  copied: number;
}

export interface Task extends AdoptOptions {
  /** Undefined without `--pictures`. */
  pictures: PictureStore | undefined;
}

interface FilePaths {
  input: string;
  output: string | undefined;
}

/** The path without symbolic links, even if the file does not exist yet. */
const realPath = (path: string): string => {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
  }
};

/** Addresses have slashes, on Windows too. */
const addressFrom = (page: string, file: string): string =>
  relative(dirname(page), file).split(sep).map(encodeURIComponent).join('/');

/** @throws {UnreadableFile} */
const adoptFile = async ({ input, output }: FilePaths, task: Task): Promise<AdoptedHtml> => {
  const file = readHtml(readFileSync(input));
  const { pictures } = task;
  const page = await adoptHtml(file.text, {
    ...task,
    ...(pictures && output !== undefined
      ? {
          preparePictures: (document) =>
            localizePictures(document, async (address) => {
              const picture = await pictures.save(address);
              return picture && addressFrom(output, picture);
            }),
        }
      : {}),
  });
  if (output !== undefined) writeBytes(output, bytesOf({ ...file, text: page.text }));
  return page;
};

/** @throws {CommandError} if the page is not HTML in UTF-8, or the output is a folder or the saved page itself */
export const adoptOnePage = async (task: Task): Promise<Outcome> => {
  const { input, output } = task;
  if (output !== undefined && isFolder(output))
    throw new CommandError(`${output}: It is a folder. Name a file, such as ${join(output, 'index.html')}.`);
  if (output !== undefined && realPath(output) === realPath(input))
    throw new CommandError(`${output}: It is the saved page itself, which would be lost. Name another file.`);
  try {
    const page = await adoptFile({ input, output }, task);
    return { reports: [{ name: input, page }], problems: [], copied: 0 };
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandError(`${input}: It ${error.message}`);
    throw error;
  }
};

const checkFolders = (input: string, output: string | undefined): void => {
  if (output === undefined) return;
  if (isFolder(output) === false) throw new CommandError(`${output}: It is a file. Name a folder.`);
  const path = relative(realPath(input), realPath(output));
  // Windows has no relative path to another drive.
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  if (!isOutside)
    throw new CommandError(`${output}: It is in the folder of the saved pages. Name another one.`);
};

/** Copies a file of the folder that is no page. */
const copy = ({ input, output }: FilePaths): void => {
  if (output === undefined) return;
  mkdirSync(dirname(output), { recursive: true });
  copyFileSync(input, output);
};

/** @throws {CommandError} if the folder has no pages, or the output is a file or in the folder */
export const adoptFolder = async (task: Task): Promise<Outcome> => {
  checkFolders(task.input, task.output);
  const names = filesIn(task.input);
  if (!names.some(isPage)) throw new CommandError(`${task.input}: There are no .html or .htm files in it.`);
  const outcome: Outcome = { reports: [], problems: [], copied: 0 };
  for (const name of names) {
    const paths = {
      input: join(task.input, name),
      output: task.output === undefined ? undefined : join(task.output, name),
    };
    try {
      if (isPage(name)) outcome.reports.push({ name, page: await adoptFile(paths, task) });
      else {
        copy(paths);
        outcome.copied += 1;
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) {
        outcome.problems.push(errorLine(name, error));
        continue;
      }
      copy(paths);
      outcome.copied += 1;
      // Not reported: such a file may only prove to a service who owns the site, and be a page in name only.
      if (!(error instanceof NotHtml))
        outcome.problems.push(`${name}: It ${error.message} It is copied as it is.`);
    }
  }
  return outcome;
};
