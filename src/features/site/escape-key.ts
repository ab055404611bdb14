import type { CheckedSiteContext } from '../../core/site/check-site-context';
import { isFramed } from '../../core/site/editor';
import { nextTask } from '../../core/util/wait';
import { websiteAccount } from './account';
import { isConfigArea, isFrameExpanded, openConfig, setFrameExpanded } from './config-area';
import { signOut } from './sign-out';

/** Elements that Escape closes, or that use the key themselves, while the focus is inside. A checkbox or a button does not. */
const usesEscape =
  ':read-write, select, [aria-expanded="true"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], :popover-open';

/** Overlays that use Escape wherever the focus is. A manual popover, such as a message or a cookie banner, does not. */
const openOverlay = 'dialog[open], :popover-open:not([popover="manual" i])';

/** Dialogs that a script of the page makes: many stay in the page, hidden, after they have closed. */
const scriptedDialog = '[aria-modal="true"]';

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether a dialog or popover is open anywhere in the page, in the shadow roots of elements too. */
const hasOpenOverlay = (root: ParentNode): boolean =>
  !!root.querySelector(openOverlay) ||
  [...root.querySelectorAll(scriptedDialog)].some(isVisible) ||
  [...root.querySelectorAll(':defined')].some(({ shadowRoot }) => shadowRoot && hasOpenOverlay(shadowRoot));

const isUsedByPage = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.composedPath().some((node) => node instanceof Element && node.matches(usesEscape)) ||
  hasOpenOverlay(document);

/** Asks the configuration area to show or hide its panel beside the frame. Fires the event on the area's own page, too. */
const togglePanel = (): void => {
  const isExpanded = !isFrameExpanded();
  const detail = { isExpanded };
  const pages = [document];
  try {
    if (window.parent !== self && isConfigArea(window.parent.location.pathname))
      pages.push(window.parent.document);
  } catch {
    // The area is on another host, whose page cannot be reached.
  }
  const isAccepted = pages
    .map((page) => page.dispatchEvent(new CustomEvent('az-panel-toggle', { detail, cancelable: true })))
    .every(Boolean);
  if (isAccepted) setFrameExpanded(isExpanded);
};

const onKeyDown = async (event: KeyboardEvent, isForEverybody: boolean): Promise<void> => {
  const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
  if (key !== 'Escape' || ctrlKey || altKey || metaKey || repeat || isUsedByPage(event)) return;
  // A listener of the page on the window may run after this one.
  await nextTask();
  if (event.defaultPrevented) return;
  const mayConfigure = isForEverybody || !!websiteAccount();
  if (shiftKey) signOut();
  else if (isConfigArea() || (isFramed() && mayConfigure)) togglePanel();
  else if (mayConfigure) openConfig();
};

/** Opens the configuration area by Escape, and signs out by Shift+Escape, unless the page has a use for the key. */
export const listenForEscape = ({ websiteSettings }: CheckedSiteContext): void => {
  const listener = (event: KeyboardEvent): Promise<void> =>
    onKeyDown(event, websiteSettings?.useEscapeKeyToLogin === true);
  // On the window, so that the page's own listeners on elements come first.
  addEventListener('keydown', listener);
  globalThis.Azulejo?.onDestroy(() => removeEventListener('keydown', listener));
};
