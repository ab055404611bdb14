import { parseArgs } from 'node:util';

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
  -h, --help             shows this text

Exit codes: 0 everything is written; 1 written, but a block, a picture or a page of the folder failed; 2 nothing is written.`;

export interface CommandOptions {
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

/** An error in the arguments or the input, as one line. Thrown before anything is written. */
export class CommandError extends Error {}

/**
 * @returns undefined where help is asked for
 * @throws {CommandError} for arguments that make no sense
 */
export const readOptions = (args: string[]): CommandOptions | undefined => {
  const { values, positionals } = parse(args);
  if (values.help || args.length === 0) return undefined;
  const [command, input, ...others] = positionals;
  if (command !== 'adopt') throw new CommandError(`There is no command "${command ?? ''}", only "adopt".`);
  if (input === undefined) throw new CommandError('Name a page, or a folder: azulejo adopt PAGE.html');
  if (others.length > 0)
    throw new CommandError(`Name one page, or one folder, and not also ${others.join(', ')}.`);
  const { output, 'dry-run': dryRun = false } = values;
  if (!output && !dryRun) throw new CommandError('Name the output: -o PATH. Or add --dry-run.');
  return {
    input,
    output: dryRun ? undefined : output,
    hasPictures: values.pictures ?? false,
    mayRequestRemote: values.remote ?? false,
    scriptUrl: values.script ?? '/azulejo/azulejo.js',
    formEndpoint: values['form-endpoint'] ?? '',
    searchSrc: values['search-src'],
  };
};

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        output: { type: 'string', short: 'o' },
        'dry-run': { type: 'boolean' },
        pictures: { type: 'boolean' },
        remote: { type: 'boolean' },
        script: { type: 'string' },
        'form-endpoint': { type: 'string' },
        'search-src': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence.replace(/\.?$/, '.')} azulejo --help lists the options.`);
  }
};
