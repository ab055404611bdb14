import type { Page } from './page';

/** A block as a script of the page sees it: settings are properties. */
export type BlockElement = HTMLElement & Record<string, unknown>;

/** Whether a block has rendered. */
export const isReady = (element: Element): boolean => element.matches(':state(ready)');

/** The text in a block's shadow root, without timers, whose text changes by itself. */
export function stillText({ ownerDocument, shadowRoot }: Element): string {
  if (!shadowRoot) return '';
  const texts = ownerDocument.createTreeWalker(
    shadowRoot,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
      const isTimer = (node as Element).matches('[role="timer"]');
      return isTimer ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  let text = '';
  while (texts.nextNode()) text += texts.currentNode.nodeValue;
  return text;
}

/** Waits for the next task: an element that was removed and not put back is unmounted by then. */
export const nextTask = (page: Page): Promise<unknown> =>
  new Promise((resolve) => page.window.setTimeout(resolve));

/** A script element that holds settings, for a block's content. */
export function settingsScript(page: Page, text: string, id = ''): HTMLScriptElement {
  const script = page.document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  if (id) script.id = id;
  return script;
}
