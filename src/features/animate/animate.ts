import { isInEditor } from '../../core/site/editor';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import { onceVisible } from './once-visible';
import { whenPictureSettled } from './when-picture-settled';

const attribute = 'data-az-animate';
const delayAttribute = 'data-az-animate-delay';
/** The hosted builder's marker; a page's own styles may depend on it. */
const marker = 'animation-loaded';

/** The hosted builder's default duration. */
const defaultMs = 300;
const maxDelayMs = 10_000;

/** The first frame of each animation. Until it begins, the element is transparent, and in its place. */
const firstStyles = {
  fade: { opacity: 0 },
  slide: { opacity: 0, translate: '0 32px' },
  scale: { opacity: 0, scale: '0.94' },
  flex: { opacity: 0, scale: '1.04 0.9', transformOrigin: 'top' },
  none: undefined,
} satisfies Record<string, Keyframe | undefined>;

type AnimationName = keyof typeof firstStyles;

const isAnimationName = (name: string): name is AnimationName => Object.hasOwn(firstStyles, name);

interface PendingAnimation {
  /** The first frame; undefined where nothing moves. */
  firstStyle: Keyframe | undefined;
  /** Keeps the element transparent until it appears; undefined where nothing moves. */
  hiding: Animation | undefined;
  stopWaiting: () => void;
}

/**
 * Undefined for an element that has appeared. Weak, like everything here that refers to elements: a page may remove an element
 * before it has appeared.
 */
const animations = new WeakMap<Element, PendingAnimation | undefined>();
/** The elements that have not appeared, to show them all. */
let pendingRefs: WeakRef<Element>[] = [];

const readName = (element: Element): AnimationName => {
  const name = element.getAttribute(attribute)?.trim() || 'fade';
  if (isAnimationName(name)) return name;
  console.warn(
    `[azulejo] ${attribute}="${name}" is unknown, expected ${Object.keys(firstStyles).join(', ')}. The element fades in.`,
    element,
  );
  return 'fade';
};

const readDelayMs = (element: Element): number => {
  const text = element.getAttribute(delayAttribute);
  const delayMs = Number(text ?? 0);
  if (delayMs >= 0 && delayMs <= maxDelayMs) return delayMs;
  console.warn(
    `[azulejo] ${delayAttribute}="${text}" is no delay, expected 0 to ${maxDelayMs} ms. The element appears at once.`,
    element,
  );
  return 0;
};

/** The duration in ms, from the custom property that all blocks use: `300ms`, `.3s`. */
const durationOf = (element: Element): number => {
  const text = getComputedStyle(element).getPropertyValue('--az-duration').trim();
  const duration = Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
  return Number.isFinite(duration) && duration >= 0 ? duration : defaultMs;
};

const pictureIn = (element: Element): HTMLImageElement | null =>
  element instanceof HTMLImageElement ? element : element.querySelector('img');

/**
 * Shows an element that waits to appear at once; others stay as they are.
 * @returns the first frame of the animation that has waited for this moment; undefined where nothing moves
 */
const reveal = (element: Element): Keyframe | undefined => {
  const pending = animations.get(element);
  if (!pending) return undefined;
  animations.set(element, undefined);
  pending.stopWaiting();
  pending.hiding?.cancel();
  element.classList.add(marker);
  return pending.firstStyle;
};

/** Lets the element appear. */
const appear = (element: Element): void => {
  const firstStyle = reveal(element);
  // People may begin to edit the page that they look at.
  if (!firstStyle || prefersReducedMotion() || isInEditor()) return;
  element.animate([{ ...firstStyle, offset: 0 }], {
    delay: readDelayMs(element),
    duration: durationOf(element),
    easing: 'ease-out',
    fill: 'backwards',
  });
};

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

interface PrepareOptions {
  /** Whether visitors may have seen the element. If it vanished now to appear again, it would flicker. */
  isPainted: boolean;
}

const prepare = (element: Element, { isPainted }: PrepareOptions): void => {
  if (animations.has(element)) return;
  const name = readName(element);
  const firstStyle =
    prefersReducedMotion() || (isPainted && isInWindow(element)) ? undefined : firstStyles[name];
  // Animates the opacity alone: a jump to the element would miss an element that is transformed.
  const hiding = firstStyle && element.animate({ opacity: [0, 0] }, { fill: 'forwards' });
  // Finished, not paused: Chromium never frees the memory of an element with a paused animation.
  hiding?.finish();
  const stopWaiting = onceVisible(element, async () => {
    const image = pictureIn(element);
    if (image) await whenPictureSettled(image);
    appear(element);
  });
  animations.set(element, { firstStyle, hiding, stopWaiting });
  pendingRefs.push(new WeakRef(element));
};

/** Everything shows at once: before printing, and when the page's blocks are removed. */
const showAll = (): void => {
  for (const ref of pendingRefs) {
    const element = ref.deref();
    if (element) reveal(element);
  }
};

/** An element with the focus is visible, however little of it is in the window. */
const showFocused = (event: Event): void => {
  for (const node of event.composedPath()) reveal(node as Element);
};

let isListening = false;
/** Whether this module was loaded in this frame. Visitors may have seen the elements of the first calls already. */
let hasJustLoaded = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  hasJustLoaded = true;
  requestAnimationFrame(() => {
    hasJustLoaded = false;
  });
  addEventListener('beforeprint', showAll);
  addEventListener('focusin', showFocused);
  globalThis.Azulejo?.onDestroy(() => {
    removeEventListener('beforeprint', showAll);
    removeEventListener('focusin', showFocused);
    isListening = false;
    showAll();
  });
};

/**
 * Lets the elements within `root` that have `data-az-animate` appear when visitors scroll to them. Only this function hides an
 * element, so it is visible where scripts fail. Elements in the window when the page's script arrives stay as they are. In an
 * editor nothing happens, and with reduced motion nothing moves.
 * @throws TypeError if `root` cannot be searched, as the `null` of a `querySelector` without a match
 */
export const animate = (root: ParentNode = document): void => {
  if (!root?.querySelectorAll)
    throw TypeError(`[azulejo] animate got ${root}, expected a document, a shadow root or an element.`);
  if (isInEditor()) return;
  listen();
  pendingRefs = pendingRefs.filter((ref) => animations.get(ref.deref() as Element));
  const inner = [...root.querySelectorAll(`[${attribute}]`)];
  const elements = root instanceof Element && root.matches(`[${attribute}]`) ? [root, ...inner] : inner;
  // Elements that are added later are prepared before their first frame.
  const isPainted = root instanceof Document || hasJustLoaded;
  for (const element of elements) prepare(element, { isPainted });
};
