import { deepLinkOf } from './deep-link';
import { isAnimating, setOpen } from './toggle';

export interface AccordionBehaviour {
  /** The sections' parent: the host, or the list of those from data. */
  container: Element;
  multiple: () => boolean;
  onToggle: (index: number, open: boolean) => void;
  signal: AbortSignal;
}

export const sectionsOf = (container: Element): HTMLDetailsElement[] => [
  ...container.querySelectorAll<HTMLDetailsElement>(':scope > details'),
];

/** What has its own use for clicks and keys, in a summary too. */
const interactive = 'a[href],button,input,select,textarea,label,[tabindex],[contenteditable]';

/** The section of `all` whose summary an event is for. */
const headedBy = (event: Event, all: HTMLDetailsElement[]): HTMLDetailsElement | undefined => {
  if (event.defaultPrevented) return undefined;
  for (const node of event.composedPath() as Element[]) {
    if (node.localName === 'summary') return all.find((details) => details === node.parentElement);
    if (node.matches?.(interactive)) return undefined;
  }
  return undefined;
};

/** The navigation that has scrolled the page. */
let scrolledFor: Event | undefined;

/**
 * Makes an accordion of `<details>`, whoever wrote them. Which there are and which are open is known by the page
 * alone: find-in-page, a link or a script may open one at any time, and the `toggle` event tells.
 */
export const connectAccordion = ({ container, multiple, onToggle, signal }: AccordionBehaviour): void => {
  /** The open ones, as far as their events have come. */
  const known = new WeakSet(sectionsOf(container).filter(({ open }) => open));

  const close = (some: HTMLDetailsElement[], kept?: HTMLDetailsElement, animate?: boolean): void => {
    for (const details of some) if (details !== kept) setOpen(details, false, animate);
  };

  const open = (details: HTMLDetailsElement, animate?: boolean): void => {
    setOpen(details, true, animate);
    if (!multiple()) close(sectionsOf(container), details, animate);
  };

  const onClick = (event: Event): void => {
    const details = headedBy(event, sectionsOf(container));
    if (!details) return;
    event.preventDefault();
    if (isAnimating(details)) return;
    if (details.open) setOpen(details, false);
    else open(details);
  };

  const onKeydown = (event: Event): void => {
    const all = sectionsOf(container).filter((details) => details.checkVisibility());
    const details = headedBy(event, all);
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    if (!details || altKey || ctrlKey || metaKey) return;
    const at = all.indexOf(details);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    all
      .at(next % all.length)
      ?.querySelector('summary')
      ?.focus();
  };

  const onNativeToggle = ({ target }: Event): void => {
    const details = target as HTMLDetailsElement;
    const index = sectionsOf(container).indexOf(details);
    if (index < 0 || known.has(details) === details.open) return;
    known[details.open ? 'add' : 'delete'](details);
    onToggle(index, details.open);
    // Not one that has been opened since: its own event is still to come.
    if (details.open && !multiple())
      close(
        sectionsOf(container).filter((one) => known.has(one)),
        details,
      );
  };

  /** At once: what a link scrolls to must not move any more. */
  const follow = (event?: Event): void => {
    const all = sectionsOf(container);
    const link = deepLinkOf(location.hash);
    const isIndex = typeof link === 'number';
    const target = isIndex ? all[link] : (container.getRootNode() as Document).getElementById(link);
    const details = target && all.find((one) => one.contains(target));
    if (details) {
      open(details, false);
      // Of several accordions, the first on the page is shown. One that is loaded while the visitor scrolls down to it
      // leaves the page where it is.
      if (event ? event === scrolledFor && target.getBoundingClientRect().top >= 0 : scrollY) return;
      scrolledFor = event;
      target.scrollIntoView();
    } else if (isIndex) close(all, undefined, false);
  };

  container.addEventListener('click', onClick, { signal });
  container.addEventListener('keydown', onKeydown, { signal });
  // `toggle` does not bubble.
  container.addEventListener('toggle', onNativeToggle, { capture: true, signal });
  addEventListener('hashchange', follow, { signal });
  // A second click on the same link changes no hash; Firefox says nothing of it.
  addEventListener('popstate', follow, { signal });
  // When the element has its styles, which make it another height.
  queueMicrotask(follow);
};
