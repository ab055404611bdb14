import { slottableNodes } from './assign-slot';
import { settingsScript, storedScript } from './settings/read-settings';
import { contentLoaded } from './util/content-loaded';

/** Matches children that are content: not scripts, styles, templates and the like. */
export const contentSelector = ':not(script,style,template,noscript,link)';

/** The child elements that are content, in DOM order. */
export const contentOf = (host: Element): Element[] =>
  [...host.children].filter((child) => child.matches(contentSelector));

/** The child elements and non-blank texts that are content, in DOM order. */
export const contentNodesOf = (host: Element): (Element | Text)[] =>
  slottableNodes(host).filter((node) =>
    node instanceof Text ? node.data.trim() : node.matches(contentSelector),
  );

/** The content without the children that are, or contain, one of the elements. */
export const contentBeside = (host: Element, elements: Element[]): (Element | Text)[] => {
  // Most children are one of the elements, of which there may be thousands.
  const excluded = new Set<Node>(elements);
  return contentNodesOf(host).filter(
    (node) => !excluded.has(node) && !elements.some((element) => node.contains(element)),
  );
};

/**
 * Whether the author has written content into the element. An empty element does not count, as editors leave an empty `<p>`; nor
 * does an element with a `slot`, which is the widget that a provider's script fills.
 */
export const hasOwnContent = (host: Element): boolean =>
  contentNodesOf(host).some(
    (node) => node instanceof Text || !node.matches('[slot],:empty:not([src],[href])'),
  );

export interface HostObserver {
  /** Delivers pending changes now instead of at the end of the task. */
  flushChanges(): void;
  stop(): void;
}

const textChanges = { childList: true, characterData: true, subtree: true };

/**
 * Calls `onChange` when the element's attributes, its list of children, its settings script or its stored data change.
 * @param contentAttributes if given, changes of elements, texts and these attributes inside the children count, too. Otherwise,
 * changes inside the children are ignored.
 */
export const observeHost = (
  host: HTMLElement,
  onChange: () => void,
  contentAttributes?: string[],
): HostObserver => {
  const isInContent = ({ target, attributeName }: MutationRecord): boolean =>
    !!contentAttributes &&
    host.contains(target) &&
    (attributeName === null || contentAttributes.includes(attributeName));
  let storedText: string | null | undefined;
  const handleRecords = (records: MutationRecord[]): void => {
    const script = settingsScript(host);
    const previousText = storedText;
    storedText = storedScript(host)?.textContent;
    // With `data-ref` the whole page is observed, but only the named script counts.
    const concernsHost = records.some(
      (record) => record.target === host || script?.contains(record.target) || isInContent(record),
    );
    if (storedText !== previousText || concernsHost) onChange();
    // Again after each change: a framework may replace the script, and stored data may be added late.
    observer.observe(host, { attributes: true, ...(contentAttributes ? textChanges : { childList: true }) });
    const roots = host.dataset.ref ? [document, host.getRootNode()] : [];
    for (const node of [script, ...roots]) if (node) observer.observe(node, textChanges);
  };
  const observer = new MutationObserver(handleRecords);
  handleRecords([]);
  return {
    flushChanges: () => handleRecords(observer.takeRecords()),
    stop: () => observer.disconnect(),
  };
};

/** Resolves when the parser has passed the element, so that all its children exist; undefined if it already has. */
export const whenParsed = (element: Element): Promise<unknown> | undefined => {
  // `data-ref` may name a script anywhere in the page, or data in a site context that a deferred script sets.
  if (element.hasAttribute('data-ref')) return contentLoaded();
  if (document.readyState !== 'loading') return undefined;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return undefined;
  return contentLoaded();
};
