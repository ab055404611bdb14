const apiEvent = 'az-api';

/**
 * Calls `use` once `Azulejo` is on the page: now, or later on a page that imports a block before the loader runs, or before the
 * first use of the npm module. Never in Node.
 */
export const withPageApi = (use: () => void): void => {
  if (typeof globalThis.Azulejo?.scan === 'function') use();
  else if (typeof document !== 'undefined') {
    // An element with the id "Azulejo" is a property of the window, too, until a script sets that property.
    Reflect.set(globalThis, 'Azulejo', undefined);
    addEventListener(apiEvent, use, { once: true });
  }
};

/** Tells the blocks on the page that `Azulejo` is there. */
export const announcePageApi = (): void => {
  dispatchEvent(new Event(apiEvent));
};
