import { settingsScript } from './settings';

/** The element's content: its child elements, without those that are for machines. */
export const contentOf = (host: Element): Element[] =>
  [...host.children].filter((child) => !child.matches('script,style,template,noscript,link'));

/**
 * Calls `changed` when the element's own attributes, its list of children or its settings script change; not for what
 * happens inside the children, which is the page's or the block's own business.
 */
export const watchHost = (host: HTMLElement, changed: () => void): MutationObserver => {
  const observer = new MutationObserver((records) => {
    // A framework may put in another script.
    if (records.some(({ type }) => type === 'childList')) watch();
    changed();
  });
  const watch = (): void => {
    observer.observe(host, { attributes: true, childList: true });
    const script = settingsScript(host);
    if (script) observer.observe(script, { childList: true, characterData: true, subtree: true });
  };
  watch();
  return observer;
};

/** Resolves when the parser is past the element, so that its children are all there. */
export const parsed = (element: Element): Promise<unknown> | undefined => {
  if (document.readyState !== 'loading') return undefined;
  // A stored block may stand anywhere in the page.
  if (!element.hasAttribute('data-ref'))
    for (let node: Node | null = element; node; node = node.parentNode)
      if (node.nextSibling) return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};
