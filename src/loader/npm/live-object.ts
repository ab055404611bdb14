/** An object that always stands for the one that `read` returns: importers cannot see an export being replaced. */
export const liveObject = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, key) => Reflect.get(read(), key),
    set: (_, key, value) => Reflect.set(read(), key, value),
    has: (_, key) => Reflect.has(read(), key),
    deleteProperty: (_, key) => Reflect.deleteProperty(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(read(), key),
  });
