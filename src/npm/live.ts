/** An object that is always the one that `read` gives, as an export cannot be replaced by who imports it. */
export const live = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, key) => Reflect.get(read(), key),
    set: (_, key, value) => Reflect.set(read(), key, value),
    has: (_, key) => Reflect.has(read(), key),
    deleteProperty: (_, key) => Reflect.deleteProperty(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(read(), key),
  });
