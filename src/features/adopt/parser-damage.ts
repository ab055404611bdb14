/** Attributes that can hold a block's content as data. On an element with `data-az`, they begin with `data-`. */
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

/** Whether a block has no content. Editors leave blanks, `&nbsp;` and `<br>` in empty lines. */
const isEmpty = (block: HTMLElement): boolean =>
  !block.querySelector(':not(br)') &&
  !block.textContent.trim() &&
  !dataAttributes.some((name) => block.hasAttribute(name));

/**
 * Moves the content that directly follows a paragraph into the empty block in it. Editors write a block on a line of its own as
 * `<p><az-NAME><figure>…`, but HTML has no figure in a paragraph: the parser ends the paragraph, and the block with it, before
 * the first figure. `<p data-az="NAME"><figure>…` loses its content in the same way.
 * @param paragraph the block's parent; the block itself where it has replaced the paragraph
 */
export const adoptFollowingContent = async (
  block: HTMLElement,
  paragraph = block.parentElement,
): Promise<void> => {
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
 * Warns of a block that was not closed. HTML ignores the slash of `<az-NAME />`, and everything up to the end of the block's
 * parent becomes the block's content. In most pages, at least a line break follows a block that was closed.
 * @param part an element of the page in a block, such as `<main>`
 */
export const warnOfUnclosedBlock = ({ parentElement: block }: HTMLElement): void => {
  if (!block || block.nextSibling || unclosedBlocks.has(block)) return;
  unclosedBlocks.add(block);
  console.warn(
    `[azulejo] <${block.localName}> contains parts of the page, and shows them as its content. Remedy: close the element by </${block.localName}>. HTML ignores the slash of <${block.localName} />.`,
    block,
  );
};
