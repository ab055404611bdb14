import { blocks } from 'azulejo:manifest';
import type { Waiting } from './api';
import { log } from './lifecycle';
import { load } from './load';
import { asked } from './request';
import { turn } from './turn';

/** What happens to an element without a definition. */
const found = (element: Waiting): void => {
  const tag = element.localName;
  const block = tag.slice(3);
  if (tag in blocks)
    element.azTurn ??
      turn(element)
        .then(() => load(block, (element.cloneNode() as Element).outerHTML))
        .catch((error) => {
          log(error);
          const detail = { error, block };
          element.dispatchEvent(new CustomEvent('az-error', { bubbles: true, composed: true, detail }));
        });
  else if (/^az-/.test(tag)) asked[tag] ??= [console.warn('[azulejo] No block', tag)];
};

/** Finds the elements without a definition below `root`. */
export const look = (root: ParentNode): void =>
  root.querySelectorAll<Waiting>(':not(:defined)').forEach(found);

/** What changes is looked at in the next frame, each place once, so that a framework rendering a thousand nodes costs one pass. */
export const additions = new MutationObserver((records) =>
  requestAnimationFrame(() => new Set(records.map((record) => record.target as Element)).forEach(look)),
);
