/**
 * Selectors of the elements that dist/adopt.js (src/features/adopt) turns into blocks, repairs or warns about. The loader imports
 * that file only for a page that has such elements.
 */
interface AdoptableElements {
  /** Any element with `data-az="NAME"`. */
  dataBlocks: string;
  /**
   * Blocks that are alone in a paragraph and empty but for `<br>`. The parser closes the `<p>` before a `<figure>`, so the
   * content of such a block stands behind the paragraph.
   */
  emptyBlocksInParagraphs: string;
  /**
   * Parts of the page in a block that was not closed: HTML ignores the slash of `<az-NAME />`, so the block ends where its parent
   * ends.
   */
  contentInUnclosedBlocks: string;
}

/** @param blockNames the names of all blocks: tags without `az-` */
export const adoptableElements = (blockNames: string[]): AdoptableElements => {
  const blocks = `:is(${blockNames.map((name) => `az-${name}`)})`;
  return {
    dataBlocks: '[data-az]',
    emptyBlocksInParagraphs: `p>${blocks}:only-child:not(:has(:not(br)))`,
    contentInUnclosedBlocks: `${blocks}:last-child>:is(main,footer,script[src])`,
  };
};
