import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../src/build/project';

export const dist = join(root, 'dist');

/** The text of a file that the build has made. */
export const built = (file: string): string => {
  const path = join(dist, file);
  if (!existsSync(path)) throw Error(`There is no dist/${file}; expected what \`npm run build\` makes.`);
  return readFileSync(path, 'utf8');
};

export const builtJson = <T>(file: string): T => JSON.parse(built(file));
