/** Attributes that can hold a block's content as data; after `data-az`, they begin with `data-`. */
const dataAttributes = ['data', 'data-block-json', 'data-az-data', 'data-ref', 'items', 'fields'].flatMap(
  (name) => [name, `data-${name}`],
);

interface BlockClass {
  /** Selector of the children that are the block's content (src/core/block-definition.ts). */
  contentElements?: string;
}

/** The elements that directly follow and match. */
const followingMatches = (element: Element, selector: string): Element[] => {
  const matches: Element[] = [];
  for (let next = element.nextElementSibling; next?.matches(selector); next = next.nextElementSibling)
    matches.push(next);
  return matches;
};

/** Blanks, `&nbsp;` and `<br>` are what editors leave of lines. */
const isEmpty = (block: HTMLElement): boolean =>
  !block.querySelector(':not(br)') &&
  !block.textContent.trim() &&
  !dataAttributes.some((name) => block.hasAttribute(name));

/**
 * `<p><az-NAME><figure>…` is what editors make of a block on a line of its own. HTML has no figure in a paragraph: the
 * parser ends the paragraph, and the block with it, before the first figure. The figures that directly follow are moved into
 * the block. `<p data-az="NAME"><figure>…` loses its content in the same way.
 * @param paragraph the block's parent; the block itself where it has replaced the paragraph
 */
export const takeInFollowing = async (block: HTMLElement, paragraph = block.parentElement): Promise<void> => {
  const { contentElements } = (await customElements.whenDefined(block.localName)) as BlockClass;
  if (!contentElements || !paragraph || !isEmpty(block)) return;
  const content = followingMatches(paragraph, contentElements);
  if (content.length === 0) return;
  block.replaceChildren(...content);
  const name = block.localName.slice(3);
  const reason = block === paragraph ? 'was written as' : 'stands in';
  console.warn(
    `[azulejo] <${block.localName}> was empty, because it ${reason} a <p>, which ends where its content begins. The elements behind the <p> have been moved into the block. Remedy: write the block outside of paragraphs, or as <div data-az="${name}">.`,
    block,
  );
};

const unclosedBlocks = new WeakSet<Element>();

/**
 * `<az-NAME />` is not closed: HTML ignores the slash, and what follows becomes the block's content, up to the end of its
 * parent. A block that has been closed is followed by a line break at least, in most pages.
 * @param part of the page that stands in a block
 */
export const warnOfUnclosedBlock = ({ parentElement: block }: HTMLElement): void => {
  if (!block || block.nextSibling || unclosedBlocks.has(block)) return;
  unclosedBlocks.add(block);
  console.warn(
    `[azulejo] <${block.localName}> contains parts of the page, and shows them as its content. Remedy: close the element by </${block.localName}>. HTML ignores the slash of <${block.localName} />.`,
    block,
  );
};
