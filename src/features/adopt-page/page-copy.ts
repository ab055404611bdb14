/** A copy of a page, in which nothing loads or runs. */
interface PageCopy {
  root: ParentNode;
  /** The element of the page itself. @returns undefined for an element that only the copy has */
  originalOf(element: Element): Element | undefined;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const withDescendants = (element: Element): Element[] => [element, ...element.querySelectorAll('*')];

/** Copies the whole page around `root`, because kinds and steps also look at the surroundings of an element. */
export const copyPage = (root: ParentNode): PageCopy => {
  const top = root.getRootNode() as ParentNode;
  const document = root.ownerDocument ?? (root as Document);
  const page = document.implementation.createHTMLDocument('');
  const topCopy = top.nodeType === Node.DOCUMENT_NODE ? page : page.createDocumentFragment();
  topCopy.replaceChildren();
  const originals = new Map<Element, Element>();
  let copyOfRoot: ParentNode = topCopy;
  for (const child of isElement(top) ? [top] : [...top.children]) {
    const copy = page.importNode(child, true);
    const copies = withDescendants(copy);
    for (const [index, original] of withDescendants(child).entries()) {
      const copied = copies[index] as Element;
      originals.set(copied, original);
      if (original === root) copyOfRoot = copied;
    }
    topCopy.append(copy);
  }
  return { root: copyOfRoot, originalOf: (element) => originals.get(element) };
};
