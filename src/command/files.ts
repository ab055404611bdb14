import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

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
 * @param name the file that was processed; an error of the file system names its own file
 */
export const errorLine = (name: string, error: unknown): string => {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return `${path ?? name}: ${errorTexts[code] ?? message.split('\n', 1)[0]}`;
};

/** @returns undefined where there is no such file */
export const isFolder = (path: string): boolean | undefined =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Writes a file, and creates the folders around it. */
export const writeBytes = (output: string, bytes: Uint8Array): void => {
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, bytes);
};

/** All files below a folder, by their paths in it. Links to folders are not followed: they may lead back. */
export const filesIn = (folder: string): string[] =>
  // `readdirSync` follows links to folders unless it returns the types of entries.
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path))
    .sort();

export const isPage = (name: string): boolean => /\.html?$/i.test(name);
