const checkEveryMs = 250;

/** Text fields, and elements with editable text. */
const editable = 'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,select';

/** The elements with the focus: in the document, and in the shadow roots of those. */
const focusedElements = (): Element[] => {
  const path: Element[] = [];
  let { activeElement } = document;
  while (activeElement) {
    path.push(activeElement);
    activeElement = activeElement.shadowRoot?.activeElement ?? null;
  }
  return path;
};

const isTyping = (): boolean =>
  focusedElements().some(
    (element) => element.matches(editable) || (element as HTMLElement).isContentEditable,
  );

/** Whether something lies over the page: a dialog or menu of the page, an open block, or the cookie banner. */
const isCovered = (): boolean =>
  !!document.querySelector(
    ':modal,:popover-open,:fullscreen,:state(open),az-cookie-banner:not(:state(ready))',
  ) || focusedElements().some((element) => element.closest(':modal'));

/** Whether a popup may open now. Of a page that shows no frames, nobody would see it. */
const isFree = (): boolean => !document.hidden && !isCovered() && !isTyping();

/**
 * Calls `open` once nothing lies over the page, the visitor has answered the cookie banner and does not type. Too many
 * things end that state to listen to all of them, so the page is looked at.
 */
export const whenPageIsFree = (signal: AbortSignal, open: () => void): void => {
  if (signal.aborted) return;
  if (isFree()) open();
  else setTimeout(() => whenPageIsFree(signal, open), checkEveryMs);
};
