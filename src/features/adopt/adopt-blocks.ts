import { replaceByBlock } from './data-block';
import { takeInFollowing, warnOfSwallowedPage } from './parser-damage';

/** The elements that have been seen to, or are about to be. */
const seen = new WeakSet<Element>();

const once =
  (handle: (element: HTMLElement) => void) =>
  (element: HTMLElement): void => {
    if (seen.has(element)) return;
    seen.add(element);
    handle(element);
  };

/**
 * Within `root`, replaces elements with `data-az` by blocks, and sees to blocks that the parser has emptied or left open.
 * @param blockNames tags without `az-`
 */
export const adoptBlocks = (root: ParentNode, blockNames: string[]): void => {
  const select = (selector: string): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>(selector);
  const blocks = blockNames.map((name) => `az-${name}`).join();
  // Before that, an element's content may not be complete.
  Azulejo.onInit(() => {
    select('[data-az]').forEach(once((element) => replaceByBlock(element, blockNames)));
    select(`p>:is(${blocks}):empty:only-child`).forEach(once(takeInFollowing));
    select(`:is(${blocks}):has(>:is(main,header,footer,nav,aside,h1,script[src]))`).forEach(
      once(warnOfSwallowedPage),
    );
  });
};
