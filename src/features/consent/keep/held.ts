import { followFrames } from './held-frames';
import { startScripts } from './held-scripts';

const held = '[data-az-category]';

let additions: MutationObserver | undefined;

/**
 * Starts what an author holds back by `data-az-category` and the visitor allows: scripts of the type `text/plain`, and
 * frames with `data-src` in place of `src`. In a file of its own: few pages have any.
 */
export const followHeld = (): void => {
  startScripts();
  followFrames();
  if (additions) return;
  additions = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && (node.matches(held) || node.querySelector(held))))
      followHeld();
  });
  additions.observe(document, { childList: true, subtree: true });
};
