/**
 * Visit analytics: `dist/tracking.js`, `azulejo/tracking`. The loader starts it on sites that have an id
 * (src/loader/context-features.ts). A page without the loader has a script tag for it.
 * @module
 */
import { isFirstSession } from './first-session';
import { libraryFolder } from './library-folder';
import { start } from './start';

const isScriptTag = ({ src }: HTMLScriptElement): boolean =>
  src.replace(/[?#].*/, '') === `${libraryFolder}tracking.js`;

// Only a script tag starts analytics. A page that imports the module calls `start()` itself.
if (typeof document !== 'undefined' && [...document.scripts].some(isScriptTag)) start();

export { isFirstSession, start };
