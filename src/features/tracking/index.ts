/**
 * What tells a site's owner of its visits: `dist/tracking.js`, `azulejo/tracking`. Blocks start it where the site wants
 * it (src/core/start-tracking.ts); on a page without any, a second script tag does.
 * @module
 */
import { start } from './start';

// As a script tag of the page. An import waits for `start()`.
if (typeof document !== 'undefined' && [...document.scripts].some(({ src }) => src === import.meta.url))
  start();

export { start };
