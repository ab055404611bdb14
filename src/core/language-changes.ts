import { mountedElements } from './mounted-elements';

const listeners = { lang: new Set<() => void>(), dir: new Set<() => void>() };

const handleChanges = (records: MutationRecord[]): void => {
  const isChanged = (name: string): boolean => records.some(({ attributeName }) => attributeName === name);
  if (isChanged('lang')) for (const element of mountedElements) element.update();
  for (const name of ['lang', 'dir'] as const)
    if (isChanged(name)) for (const onChange of listeners[name]) onChange();
};

let observer: MutationObserver | undefined;

/**
 * From now on, changes of `lang` and `dir` count anywhere in the element's document and in the shadow roots that the element is
 * in: a `lang` updates all mounted blocks. Observing a root once more changes nothing.
 */
export const observeLanguage = (element: Element): void => {
  if (!observer) {
    observer = new MutationObserver(handleChanges);
    globalThis.Azulejo?.onDestroy(() => {
      observer?.disconnect();
      observer = undefined;
    });
  }
  for (let node: Node | undefined = element; node; ) {
    const root: Node = node.getRootNode();
    observer.observe(root, { attributeFilter: ['lang', 'dir'], subtree: true });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
};

/**
 * Calls back when a `lang` attribute changes in a root that holds a mounted block, after the blocks' updates have begun.
 * @returns a function that stops this
 */
export const onLanguageChange = (onChange: () => void): (() => void) => {
  listeners.lang.add(onChange);
  return () => listeners.lang.delete(onChange);
};

/**
 * Calls back when a `dir` attribute changes in a root that holds a mounted block, for what is measured from right to left or
 * drawn so. Styles need no call: they have `:dir()` and logical properties.
 * @returns a function that stops this
 */
export const onDirectionChange = (onChange: () => void): (() => void) => {
  listeners.dir.add(onChange);
  return () => listeners.dir.delete(onChange);
};
