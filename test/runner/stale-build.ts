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
 * Says which flavours are older than a source, one line each: the browsers test what is built. A quick build leaves
 * `dist/lite/` as it was.
 * @throws where nothing is built
 */
export function staleBuilds(): string[] {
  if (!existsSync(join(root, 'dist/integrity.json')))
    throw new Error(
      'dist/ is missing or incomplete, which the browsers test: run "npm run build". Nothing was run.',
    );
  const files = sources();
  return [
    { folder: 'dist/', command: 'npm run build:quick' },
    { folder: 'dist/lite/', command: 'npm run build' },
  ].flatMap(({ folder, command }) => {
    const builtAt = timeOf(`${folder}azulejo.js`);
    const newer = files.find((file) => timeOf(file) > builtAt);
    return newer ? [`The browsers test ${folder}, which is older than ${newer}: ${command}`] : [];
  });
}
