/** The package as npm installs it: packed, and unpacked into a project's node_modules. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockNames, publicModuleNames, root } from '../../../src/build/project';

const timeoutMs = 60_000;

/** Within the repository, where React and Vue are. */
const project = join(root, '.cache/test/installed');
const modules = join(project, 'node_modules');
let tarball: Buffer;

beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], { cwd: root });
  const file = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  tarball = readFileSync(join(project, file));
  execFileSync('tar', ['-xzf', join(project, file), '-C', modules]);
  execFileSync('mv', [join(modules, 'package'), join(modules, 'azulejo')]);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
}, timeoutMs);

const exportsOf = (): Record<string, string | { default: string }> =>
  JSON.parse(readFileSync(join(modules, 'azulejo/package.json'), 'utf8')).exports;

/** The modules that a script may import: `azulejo`, `azulejo/elements/accordion` … */
const moduleNames = (): string[] =>
  Object.entries(exportsOf())
    .filter(([, target]) => typeof target === 'object')
    .map(([path]) => path.replace('.', 'azulejo'))
    .filter((name) => !name.endsWith('azulejo.js'))
    .flatMap((name) => (name.includes('*') ? blockNames().map((block) => name.replace('*', block)) : [name]));

/** The types of the DOM, of React and of Vue are large, and the same for each program that reads files in the same format. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const programOf = (files: string[], options: ts.CompilerOptions): ts.Program => {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, version, ...rest) => {
    if (!file.includes('/node_modules/')) return getSourceFile(file, version, ...rest);
    const format = typeof version === 'object' ? version.impliedNodeFormat : undefined;
    const key = `${file} ${format}`;
    if (!parsed.has(key)) parsed.set(key, getSourceFile(file, version, ...rest));
    return parsed.get(key);
  };
  return ts.createProgram(files, options, host);
};

describe('the installed package', () => {
  it('has no fault that publint knows', async () => {
    const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball: data }, level: 'suggestion' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has the READMEs of the blocks and modules to which its own README leads', () => {
    const readme = readFileSync(join(modules, 'azulejo/README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(((?:elements|src)\/[^)#]*README\.md)/g)].map(
      ([, path = '']) => path,
    );
    expect(links.length).toBeGreaterThan(blockNames().length);
    expect(links.filter((path) => !existsSync(join(modules, 'azulejo', path)))).toEqual([]);
  });

  it('has types that TypeScript finds wherever ES modules are resolved', { timeout: timeoutMs }, async () => {
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    const problems = 'problems' in analysis ? analysis.problems : [{ kind: 'no types' as const }];
    const faults = problems.filter(
      (problem) =>
        // The package has ES modules only, and JSON and style sheets have no types.
        !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)) &&
        !('entrypoint' in problem && /\.(css|json)$/.test(problem.entrypoint)),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['Node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['Bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])(
    'checks a page in TypeScript with the resolution %s',
    { timeout: timeoutMs },
    (_, module, moduleResolution) => {
      const page = join(project, 'page.tsx');
      writeFileSync(
        page,
        `import { load } from 'azulejo';
      import { Gallery } from 'azulejo/react';
      import azulejo from 'azulejo/vue';
      import 'azulejo/lite/elements/accordion';
      document.querySelector('az-accordion')!.openFirst = true;
      load('gallery');
      export const page = [<Gallery design="grid" />, azulejo.install];`,
      );
      const program = programOf([page], {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module,
        moduleResolution,
        jsx: ts.JsxEmit.ReactJSX,
        types: [],
        skipLibCheck: true,
      });
      const faults = ts.getPreEmitDiagnostics(program);
      expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
    },
  );

  it('has the types that the examples of the READMEs need', { timeout: timeoutMs }, () => {
    const readmes = publicModuleNames
      .map((name) => join(root, `src/features/${name}/README.md`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8'));
    const examples = readmes
      .flatMap((text) => [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code))
      .filter((code) => code.includes("from 'azulejo/"));
    const files = examples.map((code, index) => {
      const file = join(project, `example-${index}.ts`);
      writeFileSync(file, code);
      return file;
    });
    const page = join(project, 'examples.d.ts');
    writeFileSync(
      page,
      `import 'azulejo';
      declare global { const password: string; const tag: string; const shadowRoot: ShadowRoot; }`,
    );
    const program = programOf([page, ...files], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Node16,
      types: [],
      skipLibCheck: true,
    });
    const faults = ts.getPreEmitDiagnostics(program);
    expect(examples.length).toBeGreaterThan(5);
    expect(
      faults.map(
        ({ file, messageText }) => `${file?.text}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
    ).toEqual([]);
  });

  it('can be imported in Node, every module, and does nothing there', () => {
    const code = `
      const before = new Set(Reflect.ownKeys(globalThis));
      for (const name of ${JSON.stringify(moduleNames())}) await import(name);
      console.log(JSON.stringify(Reflect.ownKeys(globalThis).filter((key) => !before.has(key))));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: project,
      encoding: 'utf8',
    });
    // The state that several copies of a module share: of the visitor's consent, of lit-html and of Vue.
    const shared = /^(azConsent|litHtmlVersions|__VUE_\w+)$/;
    expect(JSON.parse(output).filter((name: string) => !shared.test(name))).toEqual([]);
  });
});

describe('a bundle with the installed package', () => {
  /** Bytes of the files that a page with this code may load, now or later. */
  const bytesOf = async (code: string): Promise<number> => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: code, resolveDir: project, loader: 'ts' },
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
      external: ['react', 'vue'],
    });
    const reached = new Set<string>();
    const reach = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const { path: imported, external } of metafile.outputs[path]?.imports ?? [])
        if (!external) reach(imported);
    };
    for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
      if (entryPoint === '<stdin>') reach(path);
    return outputFiles
      .filter(({ path }) => [...reached].some((name) => path.endsWith(name)))
      .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  };

  it.each(['azulejo/react', 'azulejo/vue'])(
    'holds only the component that is imported from %s',
    async (name) => {
      // A block with texts: the bundle of one without does not hold the catalogues.
      const component = await bytesOf(
        `import { LanguagePicker } from '${name}'; console.log(LanguagePicker);`,
      );
      const element = await bytesOf(`import 'azulejo/lite/elements/language-picker';`);
      // The bundler divides the same code into other files, which compress differently.
      const maxComponentBytes = 5 * 1024;
      expect(component - element).toBeLessThan(maxComponentBytes);
    },
  );

  it('holds nothing of a module whose exports are not used', async () => {
    const modules = ['azulejo', 'azulejo/react', 'azulejo/vue', 'azulejo/money', 'azulejo/overlays'];
    const bytes = await bytesOf(modules.map((name) => `import {} from '${name}';`).join('\n'));
    expect(bytes).toBeLessThan(20);
  });
});
