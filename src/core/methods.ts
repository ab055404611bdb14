import type { BlockHost } from './block-host';

type ControlledHost = BlockHost & { control?: Record<string, (...args: never[]) => unknown> };

/**
 * Gives the elements of `tag` methods that their view fulfils with `useElementMethods`. A call before the element has
 * rendered waits for the first render and returns a promise.
 */
export const addMethods = (tag: string, names: string[]): void => {
  // In Node there are no elements.
  const prototype = globalThis.customElements?.get(tag)?.prototype as Record<string, unknown> | undefined;
  if (!prototype) return;
  for (const name of names)
    prototype[name] = function (this: ControlledHost, ...args: never[]): unknown {
      return this.control
        ? this.control[name]?.(...args)
        : this.ready.then(() => this.control?.[name]?.(...args));
    };
};

/**
 * Gives the elements of `tag` read-only properties: property name -> name in the view's `useElementMethods`. Before the
 * first render they are undefined.
 */
export const addReadable = (tag: string, names: Record<string, string>): void => {
  const prototype = globalThis.customElements?.get(tag)?.prototype ?? {};
  for (const [property, name] of Object.entries(names))
    Object.defineProperty(prototype, property, {
      // A page may import the module under a second address, which defines the property again.
      configurable: true,
      get(this: ControlledHost) {
        return this.control?.[name];
      },
    });
};
