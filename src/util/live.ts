interface Live {
  update(): void;
  destroy(): void;
}

/** All mounted elements. */
export const live = new Set<Live>();

let destructible = false;

/** Sees to it that `Azulejo.destroy()` ends all mounted elements. */
export const endWithPage = (): void => {
  if (destructible) return;
  destructible = true;
  globalThis.Azulejo?.onDestroy(() => {
    destructible = false;
    for (const element of live) element.destroy();
  });
};
