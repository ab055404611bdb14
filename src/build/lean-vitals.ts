import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { root } from './blocks';

/** What is asked of a metric: not its id, nor how the page was come to, which are 0.2 KB of every page view. */
const initMetric = `export const initMetric = (name, value = -1) =>
  ({ name, value, rating: 'good', delta: 0, entries: [] });`;

/** Its own, which are short in its minified file; what is left out here is not left out there. */
const privateNames =
  /^_(sessionValue|sessionEntries|longestInteraction(List|Map)|latency|resetInteractions|processEntry|estimateP98LongestInteraction|on(Before|After)Processing\w+)$/;

/** web-vitals without what nobody asks it for. */
export const leanVitals: Plugin = {
  name: 'lean-vitals',
  setup(build) {
    build.initialOptions.mangleProps = privateNames;
    build.onResolve({ filter: /^web-vitals$/ }, () => ({
      path: `${root}node_modules/web-vitals/dist/modules/index.js`,
      sideEffects: false,
    }));
    build.onLoad({ filter: /web-vitals\/dist\/modules\/lib\/initMetric\.js$/ }, async ({ path }) => {
      if (!(await readFile(path, 'utf8')).includes('export const initMetric = (name, value = -1) =>'))
        throw Error(`${path}: a metric begins in another way.`);
      return { contents: initMetric };
    });
  },
};
