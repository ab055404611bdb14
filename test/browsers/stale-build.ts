import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/build/project';

const timeOf = (file: string): number => statSync(join(root, file)).mtimeMs;

const sources = (): string[] =>
  ['src', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );

/**
 * A source that is newer than `dist/`, which browsers test; undefined where there is none.
 * @throws where nothing is built
 */
export function sourceNewerThanBuild(): string | undefined {
  const lastFile = 'dist/integrity.json';
  if (!existsSync(join(root, lastFile)))
    throw new Error(
      'dist/ is missing or incomplete, which the browsers test: run "npm run build". Nothing was run.',
    );
  const builtAt = timeOf(lastFile);
  return sources().find((file) => timeOf(file) > builtAt);
}
