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

/** A source that is newer than `dist/`, which browsers test; undefined where there is none. */
export function sourceNewerThanBuild(): string | undefined {
  const manifest = 'dist/manifest.json';
  const builtAt = existsSync(join(root, manifest)) ? timeOf(manifest) : 0;
  return sources().find((file) => timeOf(file) > builtAt);
}
