import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockNames, root } from '../../src/build/blocks';

/** What a room of src/ may import, besides itself and packages (house 1). */
const allowed: Record<string, string[]> = {
  util: [],
  check: ['util'],
  api: ['util', 'i18n'],
  site: ['util', 'check'],
  loader: [],
  consent: ['util', 'i18n'],
  media: ['util'],
  i18n: ['util'],
  ui: ['util', 'i18n', 'media'],
  block: ['util', 'check', 'i18n', 'ui', 'site'],
  overlays: ['util', 'i18n', 'block'],
  tracking: ['api', 'consent', 'site'],
  flavour: [],
  build: ['util', 'check', 'block', 'i18n', 'react', 'npm', 'demo'],
  react: [],
  npm: ['loader', 'site'],
  validation: [],
  money: ['util'],
  cart: ['util', 'api', 'money'],
  form: ['util', 'validation', 'i18n', 'api', 'site', 'consent', 'ui', 'block'],
  questions: ['util', 'i18n', 'api', 'block', 'ui', 'cart', 'form'],
  runtime: ['block', 'check', 'util', 'i18n', 'ui', 'media', 'money'],
};

interface Import {
  from: string;
  to: string;
  /** Asked for while it runs. */
  isLazy: boolean;
}

const importPattern =
  /(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"`]([^'"`]+)['"`]/g;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`);

const importsOf = (file: string): Import[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)]
    .map(([, still, lazy = '']) => ({ path: still ?? lazy, isLazy: still === undefined }))
    .filter(({ path }) => path.startsWith('.'))
    .map(({ path, isLazy }) => ({
      from: file,
      to: relative(root, join(root, dirname(file), path)),
      isLazy,
    }));

/** `src/block/check.ts` -> `block`, `src/runtime.ts` -> `runtime`, `demo/build/index` -> `demo` */
const roomOf = (path: string): string => /^(?:src\/)?([^/.]+)/.exec(path)?.[1] ?? '';

const said = ({ from, to }: Import): string => `${from} imports ${to}`;

const sources = filesBelow('src').flatMap(importsOf);
const elements = filesBelow('elements').flatMap(importsOf);

describe('the rooms of src', () => {
  it('import only what stands below them', () => {
    const wrong = sources.filter(({ from, to }) => {
      const room = roomOf(from);
      const target = roomOf(to);
      return target !== room && !(allowed[room] ?? []).includes(target);
    });
    expect(wrong.map(said)).toEqual([]);
  });

  it('know no block', () => {
    expect(sources.filter(({ to }) => to.startsWith('elements/')).map(said)).toEqual([]);
    const named = filesBelow('src')
      .filter((file) => !file.startsWith('src/build/'))
      .filter((file) =>
        blockNames().some((name) => readFileSync(join(root, file), 'utf8').includes(`az-${name}`)),
      );
    expect(named).toEqual([]);
  });
});

describe('blocks', () => {
  it('import nothing of each other, but a whole block when they have to show one', () => {
    const blockOf = (path: string): string | undefined => /^elements\/([^/]+)/.exec(path)?.[1];
    const wrong = elements
      .filter(({ from, to }) => blockOf(to) && blockOf(to) !== blockOf(from))
      .filter(({ to, isLazy }) => !isLazy || !/^elements\/[^/]+\/index$/.test(to));
    expect(wrong.map(said)).toEqual([]);
  });

  it('import nothing of the loader, the build or the demo', () => {
    expect(elements.filter(({ to }) => /^(src\/(loader|build)|demo)\//.test(to)).map(said)).toEqual([]);
  });

  it('have a schema, an index, a README and a page', () => {
    for (const name of blockNames())
      for (const file of [
        `elements/${name}/schema.ts`,
        `elements/${name}/index.ts`,
        `elements/${name}/README.md`,
        `demo/${name}.html`,
      ])
        expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('ask React for nothing that it does not hear of (src/flavour)', () => {
    const asked = ['Click', 'Change', 'Input', 'Submit', 'KeyDown', 'Focus', 'Close', 'Scroll'];
    const handlers = /(?<=<[a-z]+\s[^<]*)\bon([A-Z]\w+)=/g;
    const views = ['src', 'elements'].flatMap(filesBelow).filter((file) => file.endsWith('.tsx'));
    const unheard = views.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(handlers)]
        .filter(([, name = '']) => !asked.includes(name))
        .map(([, name]) => `${file}: on${name}`),
    );
    expect(unheard).toEqual([]);
  });

  it('have no handlers of React where they say that they are deaf', () => {
    const texts = (block: string): string =>
      filesBelow(`elements/${block}`)
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .join('\n');
    const deaf = blockNames().filter((block) => texts(block).includes('.isDeaf = true'));
    expect(deaf).toContain('lightbox');
    expect(deaf.filter((block) => /\bon[A-Z]\w*[=:]/.test(texts(block)))).toEqual([]);
  });

  it('are linked in the README', () => {
    const text = readFileSync(`${root}README.md`, 'utf8');
    expect(blockNames().filter((name) => !text.includes(`(elements/${name}/README.md)`))).toEqual([]);
  });

  it('load designs and transitions by name only, each kind from one place', () => {
    const wrong = elements.filter(({ from, to }) => {
      const kind = /\/(design|transition)s\//.exec(to)?.[1];
      return kind && !from.includes(`/${kind}s/`) && !from.endsWith(`/${kind}.ts`);
    });
    expect(wrong.map(said)).toEqual([]);
  });
});
