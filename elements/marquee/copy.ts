/**
 * What copies of elements need beyond those of text and of items, in a chunk of its own.
 * @module
 */

/** What a copy in the shadow root, where the page's styles do not reach, takes from what it is a copy of. */
const taken = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'margin',
  'padding',
  'text-decoration',
  'text-shadow',
  'text-transform',
  'text-underline-offset',
];

/** What can be pressed. */
const pressable = 'a,button,[tabindex]';

const everyElement = (root: Element) => [root, ...root.querySelectorAll('*')] as HTMLElement[];

/**
 * Fills a copy with clones of the page's nodes that look as those do, for the eye and the mouse alone.
 * @returns what has a node hear of a click on a clone of it: the page listens there
 */
export const fill = (copy: Element, nodes: Iterable<Node>): ((click: MouseEvent) => void) => {
  const pressed: Element[] = [];
  for (const node of nodes) {
    const clone = node.cloneNode(true);
    copy.append(clone);
    if (!(node instanceof Element)) continue;
    const originals = everyElement(node);
    for (const [at, element] of everyElement(clone as Element).entries()) {
      const original = originals[at] as Element;
      const styles = getComputedStyle(original);
      for (const name of element.matches('img,svg') ? ['width', 'height'] : taken)
        element.style.setProperty(name, styles.getPropertyValue(name));
      element.removeAttribute('id');
      // Out of the keyboard's way; by how much says which it is, in copies of the copy too.
      if (element.matches(pressable)) element.tabIndex = -pressed.push(original);
      // The rule that hides it may not reach the copy; and what sets the block is no content.
      if (styles.display === 'none') element.remove();
    }
  }
  return (click) => {
    const { tabIndex = 0 } = (click.target as Element).closest<HTMLElement>('[tabindex]') ?? {};
    const original = pressed[-tabIndex - 1];
    if (!original) return;
    click.preventDefault();
    original.dispatchEvent(new MouseEvent('click', click));
  };
};
