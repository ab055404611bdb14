import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { translations } from '../../core/i18n/messages';
import { adoptStyles } from '../../core/styles';
import { wait } from '../../core/util/wait';
import { messages as spanish } from './messages/es-419';
import styles from './overlays.css';

const loadText = translations('src/features/overlays', spanish);

export type OverlayText = MessageFormatter<typeof spanish>;

/** The shadow root of one overlay, where the page's styles do not apply. */
export interface Layer {
  root: ShadowRoot;
  text: OverlayText;
  remove(): void;
}

/**
 * Adds a layer at the end of the page, or of another element. Its texts are in the page's language.
 * @throws where the texts cannot be loaded; the page then has no layer
 */
export const createLayer = async (parent: Element = document.body): Promise<Layer> => {
  const host = document.createElement('div');
  // Inline, because a rule of the page, such as `div:empty { display: none }`, would hide a dialog that has the focus.
  host.style.display = 'contents';
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  parent.append(host);
  const remove = (): void => host.remove();
  try {
    return { root, text: await loadText(host), remove };
  } catch (error) {
    remove();
    throw error;
  }
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
