import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** Changes to Leaflet's source files: a pattern that must be found, and its replacement. */
const edits: Record<string, [RegExp, string][]> = {
  // Leaflet tests the browser by writing markup, which a page that requires Trusted Types refuses.
  Browser: [
    [/var inlineSvg = [\s\S]+?\}\)\(\);/, 'var inlineSvg = true;'],
    [/var vml = [\s\S]+?\}\(\)\);/, 'var vml = false;'],
    // Leaflet puts each tile on a layer of its own; leaflet.css makes one layer of all tiles while a pointer is over them.
    [/var ie3d = .+;/, 'var ie3d = true;'],
  ],
  // Leaflet sets classes on <body> and on the element under the pointer, which belong to the page.
  Draggable: [[/DomUtil\.(add|remove)Class\((document\.body|this\._lastTarget), [^;]+;/g, '']],
};

/** Leaflet for pages with a strict policy, and without traces in the page. */
export const leaflet: Plugin = {
  name: 'leaflet',
  setup(build) {
    build.onLoad({ filter: /\/leaflet\/src\/.+\/(Browser|Draggable)\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [pattern, replacement] of edits[basename(path, '.js')] ?? []) {
        if (contents.search(pattern) < 0) throw Error(`${path}: expected to find ${pattern}.`);
        contents = contents.replace(pattern, replacement);
      }
      return { contents };
    });
  },
};
