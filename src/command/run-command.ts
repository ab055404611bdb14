import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { adoptFolder, adoptOnePage, type Outcome, type Task } from './adopt-files';
import { errorLine } from './files';
import { writeIndex } from './index-files';
import { type AdoptOptions, CommandError, type IndexOptions, readOptions, usage } from './options';
import { createPictureStore, type Fetch } from './picture-store';
import { hasFailed, reportLines } from './report-lines';

interface Environment {
  print(line: string): void;
  printError(line: string): void;
  fetch: Fetch;
}

/** @throws {CommandError} for an input that does not exist or cannot be read */
const inputIsFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new CommandError(errorLine(path, error));
  }
};

const pictureFolder = (output: string, isForFolder: boolean): string =>
  join(isForFolder ? output : dirname(output), 'pictures');

const printOutcome = (
  { reports, problems, copied }: Outcome,
  { output, pictures, print, printError }: Task & Environment,
): void => {
  for (const line of reportLines(reports)) print(line);
  const failures = pictures?.failures.map((line) => `Picture ${line}`) ?? [];
  for (const line of [...problems, ...failures]) printError(line);
  if (output === undefined) return;
  const others = copied > 0 ? `, other files: ${copied}` : '';
  const downloads = pictures ? `, downloaded pictures: ${pictures.count}` : '';
  print('');
  print(`Written: ${output} (pages: ${reports.length}${others}${downloads})`);
};

const adopt = async (options: AdoptOptions, environment: Environment): Promise<number> => {
  const isForFolder = inputIsFolder(options.input);
  const { output } = options;
  const pictures =
    options.hasPictures && output !== undefined
      ? createPictureStore({ folder: pictureFolder(output, isForFolder), fetch: environment.fetch })
      : undefined;
  const task = { ...options, pictures };
  const outcome = await (isForFolder ? adoptFolder(task) : adoptOnePage(task));
  printOutcome(outcome, { ...task, ...environment });
  const isComplete =
    outcome.problems.length === 0 && !pictures?.failures.length && !outcome.reports.some(hasFailed);
  return isComplete ? 0 : 1;
};

const index = (options: IndexOptions, { print, printError }: Environment): number => {
  const { pages, leftOut, problems } = writeIndex(options);
  for (const line of problems) printError(line);
  const others = leftOut.length > 0 ? `, left out: ${leftOut.join(', ')}` : '';
  print(`Written: ${options.output} (pages: ${pages}${others})`);
  return problems.length === 0 ? 0 : 1;
};

/**
 * Runs the command `azulejo`.
 * @param args the arguments after `azulejo`
 * @returns the exit code: 0 done, 1 done but for something that failed, 2 nothing is written. Never rejects.
 */
export const runCommand = async (args: string[], environment: Environment): Promise<number> => {
  try {
    const options = readOptions(args);
    if (options?.command === 'adopt') return await adopt(options, environment);
    if (options?.command === 'index') return index(options, environment);
    environment.print(usage);
    return 0;
  } catch (error) {
    const line = error instanceof CommandError ? error.message : errorLine(args.join(' '), error);
    environment.printError(`azulejo: ${line}`);
    return 2;
  }
};
