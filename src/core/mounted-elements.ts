interface MountedElement extends Element {
  update(): void;
  destroy(): void;
}

/** All mounted blocks of the page. */
export const mountedElements = new Set<MountedElement>();

let isRegistered = false;

/** Lets `Azulejo.destroy()` end all mounted blocks. */
export const registerForDestroy = (): void => {
  if (isRegistered) return;
  isRegistered = true;
  globalThis.Azulejo?.onDestroy(() => {
    isRegistered = false;
    for (const element of mountedElements) element.destroy();
  });
};
