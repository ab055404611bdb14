import type { Page } from './page';

/** A block as a script of the page sees it: settings are properties. */
export type BlockElement = HTMLElement & Record<string, unknown>;

/** Whether a block has rendered. */
export const isReady = (element: Element): boolean => element.matches(':state(ready)');

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
