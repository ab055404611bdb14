import { readdirSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { root } from '../../src/build/project';

/** Templates of the small site, which the demo's server completes for its collections. */
const templates = 'plantillas/';

const htmlFiles = (folder: string): string[] =>
  readdirSync(`${root}demo/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith(templates))
    .sort();

/** `azulejo:demo` for suites: the addresses of all pages of the demo, from its folders (browser/support/demo.d.ts). */
export const demoAddresses: Plugin = {
  name: 'demo-addresses',
  setup(build) {
    build.onResolve({ filter: /^azulejo:demo$/ }, ({ path }) => ({ path, namespace: 'demo-addresses' }));
    build.onLoad({ filter: /.*/, namespace: 'demo-addresses' }, () => {
      const blockPages = htmlFiles('pages').map((file) => `/${file}`);
      const sitePages = htmlFiles('sitio').map((file) => `/sitio/${file}`);
      return { contents: `export const demoAddresses = ${JSON.stringify({ blockPages, sitePages })};` };
    });
  },
};
