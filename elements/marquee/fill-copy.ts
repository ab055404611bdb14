/** The properties that a clone in the shadow root, where the page's styles do not reach, takes from its original. */
const copiedProperties = [
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

/** What visitors reach by keyboard. */
const focusable = 'a,button,input,select,textarea,summary,iframe,audio,video,[contenteditable],[tabindex]';

const everyElement = (root: Element) => [root, ...root.querySelectorAll('*')] as HTMLElement[];

/**
 * Fills a copy with clones of the page's nodes. The clones look like their originals and cannot be reached by keyboard.
 * @returns a listener that forwards a click on a clone to its original, where the page listens
 */
export const fillCopy = (copy: Element, nodes: Iterable<Node>): ((click: MouseEvent) => void) => {
  const focusableOriginals: Element[] = [];
  for (const node of nodes) {
    const clone = node.cloneNode(true);
    copy.append(clone);
    if (!(node instanceof Element)) continue;
    const originals = everyElement(node);
    for (const [index, element] of everyElement(clone as Element).entries()) {
      const original = originals[index] as Element;
      const styles = getComputedStyle(original);
      for (const name of element.matches('img,svg') ? ['width', 'height'] : copiedProperties)
        element.style.setProperty(name, styles.getPropertyValue(name));
      element.removeAttribute('id');
      // A negative tabindex keeps the clone out of the tab order. Its value is the original's number, which clones of the
      // clone keep.
      if (element.matches(focusable)) element.tabIndex = -focusableOriginals.push(original);
      // The page's rule that hides an element, or the block's settings script, may not reach the copy.
      if (styles.display === 'none') element.remove();
    }
  }
  return (click) => {
    const { tabIndex = 0 } = (click.target as Element).closest<HTMLElement>('[tabindex]') ?? {};
    const original = focusableOriginals[-tabIndex - 1];
    if (!original) return;
    click.preventDefault();
    original.dispatchEvent(new MouseEvent('click', click));
  };
};
