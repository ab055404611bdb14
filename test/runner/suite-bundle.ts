import { join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner';
import { build } from 'esbuild';
import { blockSources } from './block-sources';
import { demoAddresses } from './demo-addresses';

/** Serves each suite as one module: TypeScript translated, everything it imports within (CommonJS packages too). */
export function suiteBundle({ root }: { root: string }): TestRunnerPlugin {
  // The contract suite runs once per block, from one bundle.
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'suite-bundle',
    async serve({ path }) {
      if (!/\.test\.tsx?$/.test(path)) return undefined;
      const code = bundles.get(path) ?? bundle(join(root, path));
      bundles.set(path, code);
      return { body: await code, type: 'js' };
    },
  };
}

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    outfile: `${file}.js`,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // The runner reads it to name the suite's own lines in a failure.
    sourcemap: 'inline',
    sourcesContent: false,
    // The runner's own modules, at their addresses.
    external: ['/__web-*'],
    plugins: [blockSources, demoAddresses],
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
