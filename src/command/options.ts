import { type ParseArgsConfig, parseArgs } from 'node:util';

export const usage = `azulejo adopt PAGE.html -o OUT.html
azulejo adopt FOLDER -o OUT

Writes a page saved from the hosted builder as plain markup with Azulejo's blocks. Of a folder, it does so for all .html and .htm
files, and copies the others.

  -o, --output PATH      the file, or for a folder the folder, to be written
      --dry-run          reports, and writes nothing
      --pictures         downloads the pictures of other servers into the folder "pictures" beside the output
      --remote           lets the page request pictures and films from the builder's servers
      --script URL       the address of azulejo.js in the page; default: /azulejo/azulejo.js
      --form-endpoint URL  the address that receives what visitors send with the forms
      --search-src URL   the address of JSON that lists the pages that visitors can search

azulejo index FOLDER -o search.json

Writes the JSON that the search block reads from its "src": the title, the text and the picture of all .html and .htm files.

  -o, --output PATH      the file to be written
      --base PATH        the folder's path at the site, such as /shop/; default: /
      --clean-urls       leaves ".html" out of the addresses: /about
      --title TEXT       the heading over the results, where a search has several addresses

  -h, --help             shows this text

Exit codes: 0 everything is written; 1 written, but a block, a picture or a page of the folder failed; 2 nothing is written.`;

export interface AdoptOptions {
  command: 'adopt';
  /** The page or the folder. */
  input: string;
  /** Undefined for a dry run. */
  output: string | undefined;
  hasPictures: boolean;
  mayRequestRemote: boolean;
  scriptUrl: string;
  formEndpoint: string;
  searchSrc: string | undefined;
}

export interface IndexOptions {
  command: 'index';
  /** The folder. */
  input: string;
  output: string;
  /** The folder's path at the site, with a slash at both ends. */
  basePath: string;
  hasCleanUrls: boolean;
  /** Title of the collection of pages. */
  title: string | undefined;
}

/** An error in the arguments or the input, as one line. Thrown before anything is written. */
export class CommandError extends Error {}

const adoptArguments = {
  output: { type: 'string', short: 'o' },
  'dry-run': { type: 'boolean' },
  pictures: { type: 'boolean' },
  remote: { type: 'boolean' },
  script: { type: 'string' },
  'form-endpoint': { type: 'string' },
  'search-src': { type: 'string' },
} as const;

const indexArguments = {
  output: { type: 'string', short: 'o' },
  base: { type: 'string' },
  'clean-urls': { type: 'boolean' },
  title: { type: 'string' },
} as const;

const parse = <Arguments extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Arguments,
) => {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence.replace(/\.?$/, '.')} azulejo --help lists the options.`);
  }
};

/** The one page or folder that the arguments name. */
const inputOf = ([input, ...others]: string[], example: string): string => {
  if (input === undefined) throw new CommandError(`Name ${example}`);
  if (others.length > 0)
    throw new CommandError(`Name one page, or one folder, and not also ${others.join(', ')}.`);
  return input;
};

const readAdoptOptions = (args: string[]): AdoptOptions => {
  const { values, positionals } = parse(args, adoptArguments);
  const input = inputOf(positionals, 'a page, or a folder: azulejo adopt PAGE.html');
  const { output, 'dry-run': dryRun = false } = values;
  if (!output && !dryRun) throw new CommandError('Name the output: -o PATH. Or add --dry-run.');
  return {
    command: 'adopt',
    input,
    output: dryRun ? undefined : output,
    hasPictures: values.pictures ?? false,
    mayRequestRemote: values.remote ?? false,
    scriptUrl: values.script ?? '/azulejo/azulejo.js',
    formEndpoint: values['form-endpoint'] ?? '',
    searchSrc: values['search-src'],
  };
};

const readIndexOptions = (args: string[]): IndexOptions => {
  const { values, positionals } = parse(args, indexArguments);
  const input = inputOf(positionals, 'the folder of the pages: azulejo index FOLDER');
  const { output, base = '/', title } = values;
  if (!output) throw new CommandError('Name the output: -o search.json.');
  if (/[:?#]/.test(base))
    throw new CommandError(`--base is ${JSON.stringify(base)}, expected a path at the site, such as /shop/.`);
  return {
    command: 'index',
    input,
    output,
    basePath: `/${base}/`.replace(/\/+/g, '/'),
    hasCleanUrls: values['clean-urls'] ?? false,
    title,
  };
};

/**
 * @returns undefined where help is asked for
 * @throws {CommandError} for invalid arguments
 */
export const readOptions = (args: string[]): AdoptOptions | IndexOptions | undefined => {
  const [command, ...rest] = args;
  if (command === undefined || args.includes('-h') || args.includes('--help')) return undefined;
  if (command === 'adopt') return readAdoptOptions(rest);
  if (command === 'index') return readIndexOptions(rest);
  if (command.startsWith('-')) throw new CommandError('The command comes first: azulejo adopt PAGE.html');
  throw new CommandError(`There is no command "${command}", only "adopt" and "index".`);
};
