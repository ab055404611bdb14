import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { serviceNames } from '../blocks';

/** Path relative to the folder -> its hash, as the attribute `integrity` wants it. */
export type Integrity = Record<string, string>;

export const hashOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Of every script and stylesheet below `folder`, without those of the demo site, which are not for authors. */
export const integrityOf = (folder: string): Integrity =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('demo/'))
      .sort()
      .map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );

/**
 * An import map for a page that lies beside the files; elsewhere, `./` becomes the way to them. `integrity` checks every
 * module that is imported, by the loader too; a `<script src>` or `<link>` takes its hash in its own attribute.
 */
export const importMapOf = (integrity: Integrity, blocks: string[]) => ({
  imports: {
    azulejo: './index.js',
    ...Object.fromEntries(serviceNames.map((name) => [`azulejo/${name}`, `./${name}.js`])),
    ...Object.fromEntries(blocks.map((block) => [`azulejo/elements/${block}`, `./elements/${block}.js`])),
  },
  integrity: Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js') && file !== 'azulejo.js')
      .map(([file, hash]) => [`./${file}`, hash]),
  ),
});
