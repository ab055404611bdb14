import type { Waiting } from './api';
import { log } from './lifecycle';
import { known, load } from './load';
import { turn } from './turn';

const warned: string[] = [];

/** What happens to an element without a definition. */
const found = (element: Waiting): void => {
  const tag = element.localName;
  const [, block] = tag.split(/^az-/);
  if (!block || element.azTurn) return;
  if (known.includes(tag))
    turn(element)
      .then(() => load(block, (element.cloneNode() as Element).outerHTML))
      .catch((error) => {
        log(error);
        const detail = { error, block };
        element.dispatchEvent(new CustomEvent('az-error', { bubbles: true, composed: true, detail }));
      });
  else if (!warned.includes(tag)) {
    console.warn('[azulejo] No block', tag);
    warned.push(tag);
  }
};

const look = (root: ParentNode): void => root.querySelectorAll<Waiting>(':not(:defined)').forEach(found);

const changed = new Set<ParentNode>();

/** What changes is looked at once a frame, so that a framework rendering a thousand nodes costs one pass. */
const additions = new MutationObserver((records) => {
  if (!changed.size)
    requestAnimationFrame(() => {
      changed.forEach(look);
      changed.clear();
    });
  for (const { target } of records) changed.add(target as Element);
});

/** Finds the elements without a definition below `root`, now and later. */
export const watch = (root: Document | ShadowRoot | Element): void => {
  additions.observe(root, { childList: true, subtree: true });
  look(root);
};

export const stop = (): void => {
  additions.disconnect();
  changed.clear();
};
