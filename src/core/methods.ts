import type { BlockHost } from './block-host';

type ImplementedHost = BlockHost & { implementation?: Record<string, (...args: never[]) => unknown> };

/**
 * Adds methods to the elements of `tag`. Their view implements them with `useElementMethods`. A call before the element has
 * rendered waits for the first render and returns a promise.
 */
export const addMethods = (tag: string, names: string[]): void => {
  // In Node there are no elements.
  const prototype = globalThis.customElements?.get(tag)?.prototype as Record<string, unknown> | undefined;
  if (!prototype) return;
  for (const name of names)
    prototype[name] = function (this: ImplementedHost, ...args: never[]): unknown {
      return this.implementation
        ? this.implementation[name]?.(...args)
        : this.ready.then(() => this.implementation?.[name]?.(...args));
    };
};

/**
 * Adds read-only properties to the elements of `tag`: property name -> name in the view's `useElementMethods`. They are
 * undefined before the first render.
 */
export const addReadonlyProperties = (tag: string, names: Record<string, string>): void => {
  const prototype = globalThis.customElements?.get(tag)?.prototype ?? {};
  for (const [property, name] of Object.entries(names))
    Object.defineProperty(prototype, property, {
      // A page may import the module under a second address, which defines the property again.
      configurable: true,
      get(this: ImplementedHost) {
        return this.implementation?.[name];
      },
    });
};
