/**
 * Elements that are not blocks yet, or not as their author wrote them: dist/adopt.js sees to them (src/features/adopt). The
 * loader imports that file for a page that has such elements.
 */
interface AdoptableElements {
  /** Any element with `data-az="NAME"`. */
  dataBlocks: string;
  /** Blocks that are alone in a paragraph, without elements but `<br>`: the parser ends a paragraph where a figure begins. */
  emptyBlocksInParagraphs: string;
  /** Parts of a page in the last block of their parent: HTML ignores the slash of `<az-NAME />`, and only the parent's end closes it. */
  contentInUnclosedBlocks: string;
}

/** Selectors of these elements, by the names of all blocks. */
export const adoptableElements = (blockNames: string[]): AdoptableElements => {
  const blocks = `:is(${blockNames.map((name) => `az-${name}`)})`;
  return {
    dataBlocks: '[data-az]',
    emptyBlocksInParagraphs: `p>${blocks}:only-child:not(:has(:not(br)))`,
    contentInUnclosedBlocks: `${blocks}:last-child>:is(main,footer,script[src])`,
  };
};
