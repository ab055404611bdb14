import { adoptStyles } from '../../core/styles';
import { wait } from '../../core/util/wait';
import styles from './overlays.css';

/** The shadow root of one overlay, where the page's styles do not apply. */
export interface Layer {
  root: ShadowRoot;
  remove(): void;
}

/** Adds a layer at the end of the page, or of another element. */
export const createLayer = (parent: Element = document.body): Layer => {
  const host = document.createElement('div');
  // Inline, because a rule of the page, such as `div:empty { display: none }`, would hide a dialog that has the focus.
  host.style.display = 'contents';
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  parent.append(host);
  return { root, remove: () => host.remove() };
};

/**
 * Calls back when an element has left the page, as when Turbo replaces the page's body.
 * @returns a function that stops observing
 */
export const onRemoval = (element: Element, callback: () => void): (() => void) => {
  const observer = new MutationObserver(() => element.isConnected || callback());
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** The time after which a closing animation counts as finished, because in a hidden tab it may never finish. */
const animationTimeoutMs = 600;

/** Plays the closing animation of overlays.css. */
export const playClosingAnimation = async (element: HTMLElement): Promise<void> => {
  element.dataset.closing = '';
  const finished = Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
  await Promise.race([finished, wait(animationTimeoutMs)]);
};

/** Creates a function that runs tasks one after the other, even after a task that fails. */
export const createQueue = (): (<T>(run: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run, run);
    last = next.catch(() => {});
    return next;
  };
};
