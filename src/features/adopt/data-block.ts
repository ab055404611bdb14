/** Whether the element is a block. A block that has replaced another element also has `data-az`. */
const isBlock = ({ localName }: Element): boolean => localName.startsWith('az-');

/**
 * Attributes that `copyAttributes` sets in another way: a strict policy refuses a copied `style`, and `data-loading` goes before
 * `loading`.
 */
const copiedOtherwise = ['style', 'loading'];

/** A parser accepts names that `setAttribute` refuses in browsers of before 2026, such as `@click`. */
const copyAttribute = (attribute: Attr, to: Element): void => {
  to.setAttributeNode(attribute.cloneNode() as Attr);
};

const copyAttributes = (from: HTMLElement, to: HTMLElement): void => {
  for (const attribute of from.attributes)
    if (!copiedOtherwise.includes(attribute.name)) copyAttribute(attribute, to);
  to.style.cssText = from.style.cssText;
  const loading = from.dataset.loading ?? from.getAttribute('loading');
  if (loading) to.setAttribute('loading', loading);
};

/** Moves a node to the end of an element. `moveBefore`, where the browser has it, keeps frames, the focus and playing videos. */
const moveInto = (parent: HTMLElement, node: Node): void => {
  if ('moveBefore' in parent) (parent.moveBefore as Node['insertBefore'])(node, null);
  else parent.append(node);
};

const moveChildren = (from: HTMLElement, to: HTMLElement): void => {
  const focused = from.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined;
  for (const child of [...from.childNodes]) moveInto(to, child);
  focused?.focus({ preventScroll: true });
};

/**
 * Elements with a meaning of their own, such as a link: they become the content of their block. A video does not become the
 * content of a video block, whose settings are the attributes of a `<video>`: `src`, `poster`, `autoplay`.
 */
const keptElements =
  'a, address, audio, button, details, dl, form, iframe, img, picture, table, video:not([data-az="video"])';

/**
 * Attributes that are no settings and stay on the element. If the block had them, too, Stimulus and tooltips would act on them
 * twice.
 */
const actedOn = ['data-controller', 'data-action', 'data-az-tooltip'];

/** Attributes that move to the block, because the block may not show the element itself. */
const animationAttributes = ['data-az-animate', 'data-az-animate-delay'];

/** Puts an element with its own meaning into its block, which reads the settings in the attributes `data-…`. */
const wrapInBlock = (element: HTMLElement, block: HTMLElement): void => {
  for (const attribute of element.attributes)
    if (attribute.name.startsWith('data-') && !actedOn.includes(attribute.name))
      copyAttribute(attribute, block);
  for (const name of animationAttributes) element.removeAttribute(name);
  if (element.dataset.loading) block.setAttribute('loading', element.dataset.loading);
  element.removeAttribute('data-az');
  element.before(block);
  moveInto(block, element);
};

/**
 * Puts `<az-NAME>` in the place of an element with `data-az="NAME"`. The attributes stay: the block reads settings from
 * those that begin with `data-`. An element with a meaning of its own stays, inside the block.
 * @returns the block; undefined where the element stays as it is
 */
export const replaceByBlock = (element: HTMLElement, blockNames: string[]): HTMLElement | undefined => {
  if (isBlock(element)) return undefined;
  const name = element.dataset.az?.trim() ?? '';
  const isReplaceable = element !== document.body && element !== document.documentElement;
  if (!isReplaceable || !blockNames.includes(name)) {
    const expected = isReplaceable ? `one of ${blockNames.join(', ')}` : 'an element in the body';
    console.warn(`[azulejo] data-az="${name}": expected ${expected}. The element stays as it is.`, element);
    return undefined;
  }
  const block = document.createElement(`az-${name}`);
  if (element.matches(keptElements)) {
    wrapInBlock(element, block);
    return block;
  }
  copyAttributes(element, block);
  element.before(block);
  moveChildren(element, block);
  element.remove();
  return block;
};
