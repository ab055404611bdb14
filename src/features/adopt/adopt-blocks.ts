import { adoptableElements } from '../../core/adoptable-elements';
import { replaceByBlock } from './data-block';
import { adoptFollowingContent, warnOfUnclosedBlock } from './parser-damage';

/** The elements that have been replaced or repaired, or are about to be. */
const handledElements = new WeakSet<Element>();

const once =
  (handle: (element: HTMLElement) => void) =>
  (element: HTMLElement): void => {
    if (handledElements.has(element)) return;
    handledElements.add(element);
    handle(element);
  };

/**
 * Within `root`, replaces elements with `data-az` by blocks, and repairs blocks that the parser has emptied or left open, once
 * the document is parsed. Needs `Azulejo` on the page; `scan` calls this function for pages that need it.
 * @param blockNames tags without `az-`
 * @throws Error where `Azulejo` is not on the page, as in Node
 */
export const adoptBlocks = (root: ParentNode, blockNames: string[]): void => {
  if (!globalThis.Azulejo)
    throw Error('adoptBlocks needs Azulejo on the page; expected the script tag, or `scan` from `azulejo`.');
  const { dataBlocks, emptyBlocksInParagraphs, contentInUnclosedBlocks } = adoptableElements(blockNames);
  const forEach = (selector: string, handle: (element: HTMLElement) => void): void =>
    root.querySelectorAll<HTMLElement>(selector).forEach(once(handle));
  // Before `DOMContentLoaded`, an element's content may not be complete.
  Azulejo.onInit(() => {
    forEach(dataBlocks, (element) => {
      const block = replaceByBlock(element, blockNames);
      if (block && element.localName === 'p') adoptFollowingContent(block, block);
    });
    forEach(emptyBlocksInParagraphs, (block) => adoptFollowingContent(block));
    forEach(contentInUnclosedBlocks, warnOfUnclosedBlock);
  });
};
