import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CommandError, type CommandOptions } from './options';
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
  /** Files of a folder that are no pages. */
  copied: number;
}

export interface Task extends CommandOptions {
  /** Undefined without `--pictures`. */
  pictures: PictureStore | undefined;
}

interface FilePaths {
  input: string;
  output: string | undefined;
}

const errorTexts: Record<string, string> = {
  ENOENT: 'There is no such file or folder.',
  EACCES: 'There is no permission.',
  EPERM: 'There is no permission.',
  ENOSPC: 'The disk is full.',
  EISDIR: 'It is a folder.',
  ENOTDIR: 'A part of its path is a file.',
};

/**
 * A line for an error, without its stack.
 * @param name what was worked on; an error of the file system names the file itself
 */
export const errorLine = (name: string, error: unknown): string => {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return `${path ?? name}: ${errorTexts[code] ?? message.split('\n', 1)[0]}`;
};

const isFolder = (path: string): boolean | undefined =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Where a path leads, also by links, and where there is no such file yet. */
const realPath = (path: string): string => {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), basename(absolute));
  }
};

const write = (output: string, bytes: Uint8Array): void => {
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, bytes);
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
  if (output !== undefined) write(output, bytesOf({ ...file, text: page.text }));
  return page;
};

/** @throws {CommandError} for a file that is no page in UTF-8, and for an output that would be lost by writing */
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

/** All files below a folder, by their paths in it. Links to folders are not followed: they may lead back. */
const filesIn = (folder: string): string[] =>
  // Only with the types of its entries does `readdirSync` not follow links to folders.
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path))
    .sort();

const isPage = (name: string): boolean => /\.html?$/i.test(name);

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

/** @throws {CommandError} for folders that make no sense */
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
      // Services prove the owner of a site by a file that is only called a page.
      if (!(error instanceof NotHtml))
        outcome.problems.push(`${name}: It ${error.message} It is copied as it is.`);
    }
  }
  return outcome;
};
