import { innerEventsAttribute } from '../../src/core/emit';

/** The properties that a clone in the shadow root, where the page's styles do not reach, takes from its original. */
const copiedProperties = [
  ...['display', 'flex-direction', 'align-items', 'gap', 'vertical-align', 'position', 'inset', 'overflow'],
  ...['box-sizing', 'width', 'height', 'margin', 'padding', 'object-fit'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-transform'],
  ...['color', 'fill', 'stroke', 'stroke-width', '-webkit-text-fill-color', '-webkit-text-stroke'],
  ...['text-decoration', 'text-shadow', 'text-underline-offset'],
  ...['line-height', 'text-align', 'white-space'],
  ...['background', 'mask', 'border-color', 'border-radius', 'border-style', 'border-width', 'box-shadow'],
  'filter',
];

const copyStyles = (styles: CSSStyleDeclaration, element: HTMLElement | SVGElement): void => {
  for (const name of copiedProperties) element.style.setProperty(name, styles.getPropertyValue(name));
  // A page may hide a picture that is about to fade in; a clone of it would stay hidden.
  element.style.opacity = Number(styles.opacity) ? styles.opacity : '';
  // The pieces of a wave take more room than the text that they are made of (create-wave.css).
  element.style.minWidth = styles.width;
};

/** Adds the text or the ornament that the page's styles put before or after an element. */
const copyPseudoElements = (original: Element, clone: Element): void => {
  for (const [pseudoElement, place] of [
    ['::before', 'prepend'],
    ['::after', 'append'],
  ] as const) {
    const styles = getComputedStyle(original, pseudoElement);
    const [, text] = /^"(.*)"$/s.exec(styles.content) ?? [];
    if (text === undefined) continue;
    const ornament = document.createElement('span');
    ornament.textContent = text.replace(/\\(.)/g, '$1');
    copyStyles(styles, ornament);
    clone[place](ornament);
  }
};

/** Puts the symbol of the page that a `<use>` shows into the clone, because an id is found only in its own tree. */
const copySymbol = (original: Element, use: Element): void => {
  const root = original.getRootNode() as Document | ShadowRoot;
  const symbol = use instanceof SVGUseElement && root.getElementById(use.href.baseVal.slice(1));
  if (symbol) use.append(symbol.cloneNode(true));
};

/** Elements that visitors reach by keyboard. */
const focusable = 'a,button,input,select,textarea,summary,iframe,audio,video,[contenteditable],[tabindex]';

const everyElement = (root: Element) => [root, ...root.querySelectorAll('*')] as (HTMLElement | SVGElement)[];

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
      copyStyles(styles, element);
      if (element instanceof SVGElement) copySymbol(original, element);
      else {
        element.removeAttribute('id');
        copyPseudoElements(original, element);
        // For listeners on the page, the block of a clone would be the marquee.
        if (element.localName.startsWith('az-'))
          element.setAttribute(innerEventsAttribute, 'az-ready az-error');
      }
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
