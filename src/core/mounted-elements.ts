interface MountedElement extends Element {
  update(): void;
  destroy(): void;
}

/** All mounted blocks of the page. */
export const mountedElements = new Set<MountedElement>();

const listeners = new Set<() => void>();

const handleChanges = (records: MutationRecord[]): void => {
  if (records.some(({ attributeName }) => attributeName === 'lang'))
    for (const element of mountedElements) element.update();
  for (const onChange of listeners) onChange();
};

let observer: MutationObserver | undefined;

/**
 * From now on, changes of `lang` and `dir` count anywhere in the element's document and in the shadow roots that the element is
 * in: a `lang` updates all mounted blocks. Observing a root once more changes nothing. `Azulejo.destroy()` ends this, and all
 * mounted blocks.
 */
export const observeLanguageAndDirection = (element: Element): void => {
  if (!observer) {
    observer = new MutationObserver(handleChanges);
    globalThis.Azulejo?.onDestroy(() => {
      observer?.disconnect();
      observer = undefined;
      for (const element of mountedElements) element.destroy();
    });
  }
  for (let node: Node | undefined = element; node; ) {
    const root: Node = node.getRootNode();
    observer.observe(root, { attributeFilter: ['lang', 'dir'], subtree: true });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
};

/**
 * Calls back when a `lang` or `dir` attribute changes in a root that holds a mounted block, after the blocks' updates have
 * begun: for texts that are marked with their language, and for what is measured from right to left or drawn so. Styles need
 * no call: they have `:dir()` and logical properties.
 * @returns a function that stops this
 */
export const onLanguageOrDirectionChange = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
