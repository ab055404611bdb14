import { candidates, entriesIn } from './slides/entries';

export interface OpenersOptions {
  /** The tree that the pictures are in. */
  root: Node;
  /** Whose pictures open it; it may come later. */
  container(): Element | null | undefined;
  open(index: number): void;
  /** The visitor is about to open it. */
  prepare(): void;
  signal: AbortSignal;
}

const attributes = { tabindex: '0', role: 'button', 'aria-haspopup': 'dialog', 'data-az-opens': '' };

/**
 * Has the pictures and links of a container open the lightbox, by a click and by Enter; those that come later, too. The
 * page's own elements stay as they are, but that a bare picture can be reached and says that it is a button.
 */
export const connectOpeners = ({ root, container, open, prepare, signal }: OpenersOptions): void => {
  /** One that the page has made a button itself is left as it is. */
  const given = new Set<Element>();
  const tend = (): void => {
    for (const image of entriesIn(container()))
      if (image.localName === 'img' && !image.hasAttribute('role') && !image.hasAttribute('tabindex')) {
        given.add(image);
        for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
      }
  };

  /** The slide that an event is for; -1 where it is for none. */
  const indexOf = (event: Event): number => {
    const place = container();
    const path = event.composedPath();
    if (event.defaultPrevented || !place || !path.includes(place)) return -1;
    const inside = path.slice(0, path.indexOf(place)) as Element[];
    if (!inside.some((node) => node.matches?.(candidates))) return -1;
    const entries = entriesIn(place);
    return entries.findIndex((entry) => inside.includes(entry));
  };

  const onClick = (event: MouseEvent): void => {
    // A new tab, or a file to save.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const index = indexOf(event);
    if (index < 0) return;
    event.preventDefault();
    open(index);
  };
  const onKeydown = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const isPressed = event.key === 'Enter' || event.key === ' ';
    if (!isPressed || event.defaultPrevented || !given.has(target as Element)) return;
    event.preventDefault();
    (target as HTMLElement).click();
  };

  const onIntent = (event: Event): void => {
    const place = container();
    if (place && event.composedPath().includes(place)) prepare();
  };

  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onIntent, { signal });
  root.addEventListener('click', onClick as EventListener, { signal });
  root.addEventListener('keydown', onKeydown as EventListener, { signal });
  const observer = new MutationObserver((records) => {
    const place = container();
    const concerns = (node: Node): boolean => place?.contains(node) || node.contains(place ?? null);
    if (records.some(({ addedNodes }) => [...addedNodes].some(concerns))) tend();
  });
  observer.observe(root, { childList: true, subtree: true });
  tend();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const image of given) for (const name of Object.keys(attributes)) image.removeAttribute(name);
  });
};
