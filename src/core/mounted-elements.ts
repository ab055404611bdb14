import { withPageApi } from './with-page-api';

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

const destroyAll = (): void => {
  observer?.disconnect();
  observer = undefined;
  for (const element of mountedElements) element.destroy();
};

/**
 * Observes `lang` and `dir` in the element's document and in the shadow roots around the element. A change of `lang` updates all
 * mounted blocks. Observing a root twice has no effect. `Azulejo.destroy()` stops the observer and destroys all mounted blocks.
 */
export const observeLanguageAndDirection = (element: Element): void => {
  if (!observer) {
    observer = new MutationObserver(handleChanges);
    withPageApi(() => Azulejo.onDestroy(destroyAll));
  }
  for (let node: Node | undefined = element; node; ) {
    const root: Node = node.getRootNode();
    observer.observe(root, { attributeFilter: ['lang', 'dir'], subtree: true });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
};

/**
 * Calls `onChange` when a `lang` or `dir` attribute changes in a root that holds a mounted block, after the blocks' updates have
 * begun. For texts that are marked with their language, and for code that measures or draws by the direction. Styles do not need
 * this: they have `:dir()` and logical properties.
 * @returns a function that stops this
 */
export const onLanguageOrDirectionChange = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};
