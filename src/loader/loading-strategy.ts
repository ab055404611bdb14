import { findLinkTarget } from '../core/util/hash-link';
import { whenIdle } from '../core/util/when-idle';
import { onDestroy } from './lifecycle';
import { type BlockFiles, manifest } from './manifest';

/** How far from the viewport a block with `loading="lazy"` begins to load. */
const marginPx = 200;
const margin = `${marginPx}px`;

/** Calls `start` when the element may load. */
type Strategy = (element: Element, start: () => void) => void;

interface Start {
  promise: Promise<void>;
  resolve(): void;
  /** By which the element waits. */
  strategy?: Strategy;
}

/** For each element that waits or has started: the promise that resolves when the element may load. */
let starts = new WeakMap<Element, Start>();
let nearViewport: IntersectionObserver[] = [];

/** Lets the element load: its loading strategy calls this, or a script that needs the element at once. */
export const startLoading = (element: Element): void => starts.get(element)?.resolve();

const blockOf = ({ localName }: Element): BlockFiles | undefined => manifest.blocks[localName.slice(3)];

/**
 * Whether the hash of the page's address names a part of the block, or the `id` of an element in its content: a link leads there,
 * however far from the viewport.
 */
export const isLinked = (element: Element): boolean => {
  const pattern = blockOf(element)?.hashPattern;
  return element.contains(findLinkTarget(element)) || (!!pattern && RegExp(pattern).test(location.hash));
};

const stopObserving = (element: Element): void => {
  for (const observer of nearViewport) observer.unobserve(element);
};

const startVisible = (entries: IntersectionObserverEntry[]): void => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) {
      stopObserving(target);
      startLoading(target);
    }
};

const observeViewport = (element: Element): void => {
  // Old web views have no observer.
  if (!window.IntersectionObserver) return void startLoading(element);
  // The margin of scroll containers has an observer of its own: Chromium adds it to that of the window.
  if (!nearViewport.length)
    nearViewport = [{ rootMargin: margin }, { scrollMargin: margin }].map(
      // Without a root, a page in a frame gets no margin.
      (margins) => new IntersectionObserver(startVisible, { root: document, ...margins }),
    );
  for (const observer of nearViewport) observer.observe(element);
};

const isNearViewport = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  // An element that is not displayed has no width.
  return width > 0 && top < window.innerHeight + marginPx && bottom > -marginPx;
};

const whenNearViewport: Strategy = (element, start) => {
  const isAddedToFinishedPage = document.readyState !== 'loading' && element.matches(':defined');
  if (!isAddedToFinishedPage) observeViewport(element);
  // The observer reports a frame later, in which visitors would see the element unfinished. Elements that are added
  // together are all measured before one of them renders, for one layout.
  else
    queueMicrotask(() => {
      if (isNearViewport(element)) start();
      // The attribute may have changed since.
      else if (starts.get(element)?.strategy === whenNearViewport) observeViewport(element);
    });
};

const strategies = new Map<string | null | undefined, Strategy>([
  ['eager', startLoading],
  ['lazy', whenNearViewport],
  ['idle', (_, start) => whenIdle(start)],
  [
    'interaction',
    (element, start) => {
      for (const type of ['pointerover', 'focusin', 'keydown'])
        element.addEventListener(type, start, { once: true });
    },
  ],
]);

const strategyOf = (element: Element): Strategy => {
  if (isLinked(element)) return startLoading;
  return (
    strategies.get(element.getAttribute('loading')) ??
    strategies.get(blockOf(element)?.loading) ??
    whenNearViewport
  );
};

/** Lets the element wait by the strategy of its current `loading` attribute. An earlier strategy no longer starts the element. */
const applyStrategy = (element: Element, start: Start): void => {
  stopObserving(element);
  const strategy = strategyOf(element);
  start.strategy = strategy;
  strategy(element, () => {
    if (start.strategy === strategy) start.resolve();
  });
};

/** Whether the element waits to load, or has begun to. */
export const isScheduled = (element: Element): boolean => starts.has(element);

/** Resolves when the element may load, by its attribute `loading` or its block's default. */
export const whenReadyToLoad = (element: Element): Promise<void> => {
  const known = starts.get(element);
  if (known) return known.promise;
  const start = Promise.withResolvers<void>();
  starts.set(element, start);
  applyStrategy(element, start);
  return start.promise;
};

/** Applies the element's current `loading` attribute. Has no effect once the element has started to load. */
export const applyLoadingAttribute = (element: Element): void => {
  const start = starts.get(element);
  if (start) applyStrategy(element, start);
};

/**
 * Resolves when another attempt to load a failed block may succeed: when the browser is online again, or when the element
 * comes into view the next time.
 */
export const whenWorthRetrying = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    // The observer's first report describes the present state, not a change.
    let isFirstReport = true;
    const viewport = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        if (isIntersecting && !isFirstReport) retry();
        isFirstReport = false;
      }
    });
    const retry = (): void => {
      viewport.disconnect();
      removeEventListener('online', retry);
      resolve();
    };
    viewport.observe(element);
    addEventListener('online', retry);
    onDestroy(retry);
  });

/** Forgets all elements that wait, without loading them; the next scan begins anew. */
export const resetLoading = (): void => {
  for (const observer of nearViewport) observer.disconnect();
  nearViewport = [];
  starts = new WeakMap();
};
