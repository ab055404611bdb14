import { build } from 'esbuild';
import { compiledData } from '../../src/build/plugins/compiled-data';
import { type Flavour, projectImports } from '../../src/build/plugins/project-imports';
import { stylesheets } from '../../src/build/plugins/stylesheets';
import { root } from '../../src/build/project';

const entry = `${root}test/browser/wrapper/react-features/block.tsx`;

/** The module of the fixture block `<az-react-features>` in one flavour, bundled as the library's build bundles blocks. */
export async function bundleFixtureBlock(flavour: Flavour): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledData(), stylesheets, projectImports(flavour)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
