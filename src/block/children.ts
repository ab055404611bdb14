import { settingsScript, storedScript } from './settings';

/** The element's content: its child elements, without those that are for machines. */
export const contentOf = (host: Element): Element[] =>
  [...host.children].filter((child) => !child.matches('script,style,template,noscript,link'));

export interface Watch {
  /** Says now what would be said at the end of this turn. */
  look(): void;
  stop(): void;
}

const text = { childList: true, characterData: true, subtree: true };

/**
 * Calls `changed` when the element's own attributes, its list of children, its settings script or its stored data
 * change; not for what happens inside the children, which is the page's or the block's own business.
 */
export const watchHost = (host: HTMLElement, changed: () => void): Watch => {
  let stored: string | null | undefined;
  const look = (records: MutationRecord[]): void => {
    const script = settingsScript(host);
    const before = stored;
    stored = storedScript(host)?.textContent;
    // Of the page around it, only what `data-ref` names.
    if (stored !== before || records.some(({ target }) => target === host || script?.contains(target)))
      changed();
    // Again each time: a framework may put in another script, and stored data may come late.
    observer.observe(host, { attributes: true, childList: true });
    const roots = host.dataset.ref ? [document, host.getRootNode()] : [];
    for (const node of [script, ...roots]) if (node) observer.observe(node, text);
  };
  const observer = new MutationObserver(look);
  look([]);
  return { look: () => look(observer.takeRecords()), stop: () => observer.disconnect() };
};

/** Resolves when the parser is past the element, so that its children are all there. */
export const parsed = (element: Element): Promise<unknown> | undefined => {
  if (document.readyState !== 'loading') return undefined;
  // A stored block may stand anywhere in the page.
  if (!element.hasAttribute('data-ref'))
    for (let node: Node | null = element; node; node = node.parentNode)
      if (node.nextSibling) return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
};
