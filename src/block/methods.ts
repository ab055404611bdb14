import type { BlockHost } from './host';

type Controlled = BlockHost & { control?: Record<string, (...args: never[]) => unknown> };

/**
 * Gives the elements of `tag` methods that their view fulfils, by `host.control`. Called before the element shows, they
 * wait for that, and return a promise.
 */
export const addMethods = (tag: string, names: string[]): void => {
  // In Node there are no elements.
  const prototype = globalThis.customElements?.get(tag)?.prototype as Record<string, unknown> | undefined;
  if (!prototype) return;
  for (const name of names)
    prototype[name] = function (this: Controlled, ...args: never[]): unknown {
      return this.control
        ? this.control[name]?.(...args)
        : this.ready.then(() => this.control?.[name]?.(...args));
    };
};

/** Gives them properties to read: what `host.control` has, by its name there. Before they show, they are undefined. */
export const addReadable = (tag: string, names: Record<string, string>): void => {
  const prototype = globalThis.customElements?.get(tag)?.prototype ?? {};
  for (const name in names)
    Object.defineProperty(prototype, name, {
      get(this: Controlled) {
        return this.control?.[names[name] as string];
      },
    });
};
