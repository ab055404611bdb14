/**
 * Visit analytics: `dist/tracking.js`, `azulejo/tracking`. Blocks start it on sites that have an id
 * (src/core/page-services.ts). A page without blocks loads it by a script tag of its own.
 * @module
 */
import { start } from './start';

// As a script tag of the page. A page that imports the module calls `start()`.
if (typeof document !== 'undefined' && [...document.scripts].some(({ src }) => src === import.meta.url))
  start();

export { start };
