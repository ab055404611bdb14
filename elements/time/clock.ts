/** The time between two updates of relative times. */
const refreshMs = 5000;

let tickCount = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const tick = (): void => {
  tickCount += 1;
  for (const listener of listeners) listener();
};

/** One timer for all elements of the page, as a store for `useSyncExternalStore`. Without listeners, no timer runs. */
export const clock = {
  getSnapshot: (): number => tickCount,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(tick, refreshMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};
