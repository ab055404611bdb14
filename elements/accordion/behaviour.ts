import { deepLinkOf } from './deep-link';
import { isAnimating, setOpen } from './toggle';

export interface AccordionBehaviour {
  /** The host for sections of the page's own, the shadow root for rendered ones. */
  container: HTMLElement | ShadowRoot;
  sections: () => HTMLDetailsElement[];
  multiple: () => boolean;
  onToggle: (index: number, open: boolean) => void;
  signal: AbortSignal;
}

const interactive = 'a[href],button,input,select,textarea,label';

/** The summary of `sections` that an event comes from, unless something in it has its own use for the event. */
const summaryOf = (event: Event, sections: HTMLDetailsElement[]): HTMLElement | undefined => {
  for (const node of event.composedPath()) {
    if (!(node instanceof HTMLElement) || node.matches(interactive)) return undefined;
    if (node.localName === 'summary')
      return sections.includes(node.parentElement as HTMLDetailsElement) ? node : undefined;
  }
  return undefined;
};

const summaryIn = (details: HTMLDetailsElement): HTMLElement | null =>
  details.querySelector(':scope > summary');

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Makes an accordion of `<details>`, whoever wrote them. Which are open is known by them alone: find-in-page, a link
 * or a script may open one at any time, and the `toggle` event tells.
 */
export const connectAccordion = ({
  container,
  sections,
  multiple,
  onToggle,
  signal,
}: AccordionBehaviour): void => {
  const known = new WeakMap(sections().map((details) => [details, details.open]));

  const closeOthers = (kept?: HTMLDetailsElement, options?: { animate: boolean }): void => {
    for (const details of sections()) if (details !== kept) setOpen(details, false, options);
  };

  const open = (details: HTMLDetailsElement, options?: { animate: boolean }): void => {
    setOpen(details, true, options);
    if (!multiple()) closeOthers(details, options);
  };

  const onClick = (event: Event): void => {
    const details = summaryOf(event, sections())?.parentElement as HTMLDetailsElement | undefined;
    if (!details || event.defaultPrevented) return;
    event.preventDefault();
    if (isAnimating(details)) return;
    if (details.open) setOpen(details, false);
    else open(details);
  };

  const onKeydown = (event: Event): void => {
    const all = sections();
    const details = summaryOf(event, all)?.parentElement as HTMLDetailsElement | undefined;
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const next = details && moves[key]?.(all.indexOf(details), all.length);
    if (next === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    summaryIn(all[next] as HTMLDetailsElement)?.focus();
  };

  const onNativeToggle = ({ target }: Event): void => {
    const details = target as HTMLDetailsElement;
    const index = sections().indexOf(details);
    if (index < 0 || (known.get(details) ?? false) === details.open) return;
    known.set(details, details.open);
    onToggle(index, details.open);
    if (details.open && !multiple()) closeOthers(details);
  };

  const follow = (options?: { animate: boolean }): void => {
    const link = deepLinkOf(location.hash);
    if (!link) return;
    const target = link !== 'close' && 'id' in link ? elementById(container, link.id) : undefined;
    const index = link !== 'close' && 'index' in link ? link.index : undefined;
    const details =
      index === undefined ? sections().find((one) => target && one.contains(target)) : sections()[index];
    if (details) {
      open(details, options);
      (target ?? details).scrollIntoView();
    } else if (!target) closeOthers(undefined, options);
  };

  container.addEventListener('click', onClick, { signal });
  container.addEventListener('keydown', onKeydown, { signal });
  // `toggle` does not bubble.
  container.addEventListener('toggle', onNativeToggle, { capture: true, signal });
  addEventListener('hashchange', () => follow(), { signal });
  follow({ animate: false });
};

/** An element with this id in the container's own tree, or anywhere in the page. */
const elementById = (container: HTMLElement | ShadowRoot, id: string): Element | null => {
  const root =
    container instanceof ShadowRoot ? container : (container.getRootNode() as Document | ShadowRoot);
  return root.getElementById(id) ?? document.getElementById(id);
};
