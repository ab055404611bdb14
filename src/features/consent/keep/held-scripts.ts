import { isAllowed } from './is-allowed';

const held = 'script[type="text/plain"][data-az-category]';

/**
 * Runs a script that the parser has passed by. It is the same element, put in again: so its nonce still counts, and
 * where Trusted Types are required, its text is the page's own.
 * @returns when the next one may run: as between scripts of a page, not before this one has, unless it is `async`
 */
const start = (script: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve) => {
    const place = document.createComment('');
    script.replaceWith(place);
    script.type = script.dataset.azType ?? '';
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    place.replaceWith(script);
    if (!script.src || script.hasAttribute('async')) resolve(null);
  });

let isStarting = false;

/** In the page's order. What has run cannot be taken back: after a change of mind it does not run on the next page. */
export const startScripts = async (): Promise<void> => {
  if (isStarting) return;
  isStarting = true;
  const next = () => [...document.querySelectorAll<HTMLScriptElement>(held)].find(isAllowed);
  for (let script = next(); script; script = next()) await start(script);
  isStarting = false;
};
