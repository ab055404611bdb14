import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockNames, publicModuleNames, root } from '../../../src/build/project';

/** Where a bundle lacks the catalogue of a folder, pages in English and Portuguese show that folder's Spanish texts. */

const read = (file: string): string => readFileSync(`${root}dist/${file}`, 'utf8');

/** An entry and all that it imports, but not other entries: a block's `azulejo/overlays` is a bundle of its own. */
const filesOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of read(file).matchAll(/(?:from|import)\(?"(\.[^"]+\.js)"/g)) {
    const imported = posix.join(posix.dirname(file), path);
    if (/^(chunks|elements)\//.test(imported)) filesOf(imported, seen);
  }
  return seen;
};

const foldersIn = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, folder = '']) => folder)),
];

const bundles = [
  ...blockNames().map((name) => `elements/${name}.js`),
  ...publicModuleNames.map((name) => `${name}.js`),
];

describe('the catalogues of a bundle', () => {
  it.each(bundles)('has the messages of all folders whose texts %s shows', (entry) => {
    const code = [...filesOf(entry)].map(read).join('\n');
    // The calls `translations('elements/gallery', …)`, and the keys of the catalogues.
    const used = foldersIn(code, /\("((?:src\/features|elements)\/[\w/-]+)",/g);
    const bundled = foldersIn(code, /[{,]"((?:src\/features|elements)\/[\w/-]+)":/g);
    expect(bundled).toEqual(expect.arrayContaining(used));
  });

  it('has no messages in the language file of blocks that only other bundles show', () => {
    const [catalogue = ''] = readdirSync(`${root}dist/chunks`).filter((file) => /^en-\w+\.js$/.test(file));
    const bundled = foldersIn(read(`chunks/${catalogue}`), /[{,]"((?:src\/features|elements)\/[\w/-]+)":/g);
    expect(bundled).toContain('elements/gallery');
    expect(bundled.filter((folder) => /adopt-page|client|header-menus|overlays/.test(folder))).toEqual([]);
  });
});
