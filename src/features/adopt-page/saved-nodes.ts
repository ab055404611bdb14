/** The nodes of a part of the page as they were before a kind took it apart. */
export interface SavedNodes {
  has(node: Node): boolean;
  /** The children that a node had. */
  childrenOf(node: Node): readonly Node[];
  /** The parents that a node had within the part, from the inside out. */
  ancestorsOf(node: Node): Element[];
  /** Puts all nodes and attributes back. */
  restore(): void;
}

const restoreAttributes = (element: Element, attributes: Attr[]): void => {
  const names = new Set(attributes.map(({ name }) => name));
  for (const { name } of [...element.attributes]) if (!names.has(name)) element.removeAttribute(name);
  for (const attribute of attributes)
    if (element.getAttribute(attribute.name) !== attribute.value) element.setAttributeNode(attribute);
};

export const saveNodes = (root: Element): SavedNodes => {
  const parents = new Map<Node, Element>();
  const children = new Map<Node, ChildNode[]>();
  const attributes = new Map<Element, Attr[]>();
  const save = (element: Element): void => {
    const saved = [...element.childNodes];
    children.set(element, saved);
    attributes.set(
      element,
      [...element.attributes].map((attribute) => attribute.cloneNode() as Attr),
    );
    for (const child of saved) {
      parents.set(child, element);
      if (child.nodeType === 1) save(child as Element);
    }
  };
  save(root);
  return {
    has: (node) => parents.has(node),
    childrenOf: (node) => children.get(node) ?? [],
    ancestorsOf(node) {
      const ancestors: Element[] = [];
      for (let parent = parents.get(node); parent; parent = parents.get(parent)) ancestors.push(parent);
      return ancestors;
    },
    restore() {
      for (const [element, saved] of children) (element as Element).replaceChildren(...saved);
      for (const [element, saved] of attributes) restoreAttributes(element, saved);
    },
  };
};
