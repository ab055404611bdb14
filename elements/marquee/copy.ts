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

const everyElement = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

/** A copy of what is shown, for the eye and the mouse alone. */
export const copyOf = (nodes: Node[]): HTMLElement => {
  const copy = document.createElement('div');
  copy.className = 'copy';
  for (const node of nodes) {
    const clone = node.cloneNode(true);
    copy.append(clone);
    if (!(node instanceof Element)) continue;
    const own = everyElement(node);
    for (const [at, element] of everyElement(clone as Element).entries()) {
      const { style } = element as HTMLElement;
      const styles = getComputedStyle(own[at] as Element);
      for (const name of element.matches('img,svg') ? ['width', 'height'] : taken)
        style.setProperty(name, styles.getPropertyValue(name));
      for (const name of ['id', 'slot']) element.removeAttribute(name);
      if (element.matches(pressable)) (element as HTMLElement).tabIndex = -1;
      // The rule that hides it may not reach the copy; and what sets the block is no content.
      if (styles.display === 'none') element.remove();
    }
  }
  return copy;
};

/** Has what was copied hear of a click on a copy of it: the page listens there. */
export const passOn = (click: MouseEvent, nodes: Node[]): void => {
  const pressed = (click.target as Element).closest(pressable);
  const copies = pressed?.closest('.copy')?.querySelectorAll(pressable) ?? [];
  const originals = nodes.flatMap((node) => (node instanceof Element ? everyElement(node) : []));
  const original = originals.filter((one) => one.matches(pressable))[[...copies].indexOf(pressed as Element)];
  if (!original) return;
  click.preventDefault();
  original.dispatchEvent(new MouseEvent('click', click));
};
