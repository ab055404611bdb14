import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { listBlockPages } from '../../demo/build/block-pages';
import { blockNames, root } from '../../src/build/project';

/** `azulejo:blocks` for suites: the folders of elements/ with what their sources declare (browser/contract/blocks.d.ts). */
export const blockSources: Plugin = {
  name: 'block-sources',
  setup(build) {
    build.onResolve({ filter: /^azulejo\/overlays$/ }, () => ({ path: '/dist/overlays.js', external: true }));
    build.onResolve({ filter: /^azulejo:catalogues$/ }, () => ({
      path: `${root}test/unit/support/catalogues.ts`,
    }));
    build.onResolve({ filter: /^azulejo:blocks$/ }, ({ path }) => ({ path, namespace: 'block-sources' }));
    build.onLoad({ filter: /.*/, namespace: 'block-sources' }, async () => ({
      contents: listOf(blockNames(), await listBlockPages(root)),
      resolveDir: root,
    }));
  },
};

function listOf(names: string[], pages: Map<string, string[]>): string {
  const imports: string[] = [];
  const imported = (path: string, name: string): string => {
    imports.push(`import { ${name} as s${imports.length} } from './${path}';`);
    return `s${imports.length - 1}`;
  };
  const blocks = names.map((name) => {
    const catalogues = localesOf(name).map(
      (locale) =>
        `${JSON.stringify(locale)}: ${imported(`elements/${name}/messages/${locale}.ts`, 'messages')}`,
    );
    const schema = imported(`elements/${name}/schema.ts`, 'schema');
    const own = JSON.stringify(pages.get(name));
    return `{ name: ${JSON.stringify(name)}, pages: ${own}, schema: ${schema}, catalogues: { ${catalogues.join(', ')} } }`;
  });
  return `${imports.join('\n')}\nexport const blocks = [${blocks.join(', ')}];`;
}

function localesOf(name: string): string[] {
  const folder = `${root}elements/${name}/messages`;
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace('.ts', '')) : [];
}
