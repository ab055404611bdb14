/**
 * Visit analytics: `dist/tracking.js`, `azulejo/tracking`. Blocks start it on sites that have an id
 * (src/core/page-services.ts). A page without blocks loads it by a script tag of its own.
 * @module
 */
import { libraryFolder } from './library-folder';
import { start } from './start';

const isScriptTag = ({ src }: HTMLScriptElement): boolean =>
  src.replace(/[?#].*/, '') === `${libraryFolder}tracking.js`;

// A page that imports the module calls `start()`.
if (typeof document !== 'undefined' && [...document.scripts].some(isScriptTag)) start();

export { start };
