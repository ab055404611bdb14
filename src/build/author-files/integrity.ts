import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { publicModuleNames } from '../project';

/** Path relative to the folder -> the file's hash, as the attribute `integrity` expects it. */
type Integrity = Record<string, string>;

const hashOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hashes of all scripts and stylesheets in `folder`, without the demo site's and the command for Node. */
export const integrityOf = (folder: string): Integrity =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => /\.(js|css)$/.test(file) && !/^(demo\/|command\.js)/.test(file))
      .sort()
      .map((file) => [file, hashOf(readFileSync(join(folder, file)))]),
  );

/**
 * An import map for a page in the folder of the files; other pages replace `./` by the path to them. `integrity` covers
 * every imported module, also those that the loader imports. A `<script src>` or `<link>` has its hash in its own attribute.
 */
export const importMapOf = (integrity: Integrity, blocks: string[]) => ({
  imports: {
    azulejo: './index.js',
    ...Object.fromEntries(publicModuleNames.map((name) => [`azulejo/${name}`, `./${name}.js`])),
    ...Object.fromEntries(blocks.map((block) => [`azulejo/elements/${block}`, `./elements/${block}.js`])),
  },
  integrity: Object.fromEntries(
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js') && file !== 'azulejo.js')
      .map(([file, hash]) => [`./${file}`, hash]),
  ),
});
