import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The version in package.json. */
export const packageVersion = (): string => JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;

/** The blocks are the folders of elements/; no list names them. */
export const blockNames = (projectRoot = root): string[] =>
  readdirSync(join(projectRoot, 'elements'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * Public modules without React: folders of src/features/ whose index.ts becomes a file of dist/. Add a new name also to `exports`
 * of package.json, and to README.md under "JavaScript" and "Files in dist/" (a unit test compares these). If code of this project
 * imports the module by its name, also to `paths` of tsconfig.json and `alias` of test/vitest.config.ts.
 */
export const publicModuleNames = [
  'adopt',
  'adopt-page',
  'animate',
  'client',
  'editor',
  'enums',
  'fonts',
  'header-menus',
  'message-format',
  'money',
  'overlays',
  'site',
  'tracking',
  'util',
];
