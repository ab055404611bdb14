import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockNames } from '../../../src/build/project';
import { builtJson, dist } from './support/built';

type Hashes = Record<string, string>;
interface ImportMap {
  imports: Record<string, string>;
  integrity: Hashes;
}

const hashOf = (path: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(dist, folder))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => folder + file);

describe('integrity.json', () => {
  const hashes = builtJson<Hashes>('integrity.json');

  it('has the hash of every file that it names', () => {
    for (const [file, hash] of Object.entries(hashes)) expect(hashOf(join(dist, file)), file).toBe(hash);
  });

  it('names every script and stylesheet of both flavours', () => {
    const folders = ['', 'elements/', 'chunks/', 'icons/'].flatMap((folder) => [folder, `lite/${folder}`]);
    // Pages do not load the command.
    const files = folders.flatMap((folder) => scriptsIn(folder)).filter((file) => file !== 'command.js');
    expect(Object.keys(hashes).sort()).toEqual(files.sort());
    for (const file of ['azulejo.js', 'azulejo.css', 'react.js', 'lite/azulejo.js', 'lite/azulejo.css'])
      expect(hashes).toHaveProperty([file]);
  });
});

describe.each(['chunks/', 'lite/chunks/'])('the files in %s', (folder) => {
  it('have names with a hash of their content, so that two versions never share a name', () => {
    const hashOfName = scriptsIn(folder).map((file) => /-([A-Z0-9]{8})\.js$/.exec(file)?.[1] ?? file);
    expect(hashOfName.filter((hash) => hash.includes('.'))).toEqual([]);
    expect(new Set(hashOfName).size).toBe(hashOfName.length);
  });
});

describe.each(['', 'lite/'])('%simportmap.json', (folder) => {
  const { imports, integrity } = builtJson<ImportMap>(`${folder}importmap.json`);

  it('has the hash of every module that a page imports from there', () => {
    for (const [path, hash] of Object.entries(integrity)) {
      expect(path).toMatch(/^\.\//);
      expect(hashOf(join(dist, folder, path)), path).toBe(hash);
    }
    const modules = ['elements/', 'chunks/']
      .flatMap((inner) => scriptsIn(folder + inner))
      .filter((file) => file.endsWith('.js'));
    expect(Object.keys(integrity)).toEqual(
      expect.arrayContaining(modules.map((file) => `./${file.slice(folder.length)}`)),
    );
  });

  it('maps the module names of npm to files', () => {
    for (const path of Object.values(imports)) expect(existsSync(join(dist, folder, path)), path).toBe(true);
    for (const block of blockNames())
      expect(imports[`azulejo/elements/${block}`]).toBe(`./elements/${block}.js`);
  });
});
