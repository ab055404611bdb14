/** A module that is imported when a feature first needs it. */
export interface LazyModule<Module> {
  /** The module once it has been imported. */
  readonly loaded: Module | undefined;
  /**
   * Imports the module, once for all callers.
   * @throws the browser's error where the file cannot be loaded after a retry; the next call tries again
   */
  load(): Promise<Module>;
}

let retries = 0;

/**
 * The address of the module that `load` imports, read from the error's message. Undefined in WebKit, whose message names no
 * address, and where Firefox names another file that failed, which the module imports. The host or a folder may be called `.js`,
 * too.
 */
export const addressIn = (error: unknown, load: () => unknown): string | undefined => {
  const [address, file = ''] = /https?:\S+\/([^/\s]+\.js)\b/.exec(String(error)) ?? [];
  return String(load).includes(file) ? address : undefined;
};

/**
 * Imports a module and retries once where its file cannot be loaded.
 *
 * Firefox remembers a failed `import()` for the life of the page, so the retry asks for the same file under another address
 * (https://github.com/whatwg/html/issues/6768). The retry keeps the address where the error does not name it, and on a page with
 * an import map, whose `integrity` knows no other address. If a file that the module imports has failed, Firefox cannot load the
 * module until the page is loaded again.
 * @param load `() => import('…')`
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    const address = addressIn(error, load);
    if (!address || document.querySelector('script[type="importmap"]')) return load();
    retries += 1;
    // Bundlers of npm users cannot resolve the address. Next.js refuses to build without the comment.
    return import(/* webpackIgnore: true */ `${address}?retry=${retries}`);
  });

/**
 * Names a module to be imported later: `const panel = lazyImport(() => import('./panel'))`, then `await panel.load()`.
 * Views use it through `useLazyModule` or `lazyComponent` (src/hooks).
 */
export const lazyImport = <Module>(load: () => Promise<Module>): LazyModule<Module> => {
  let pending: Promise<Module> | undefined;
  let loaded: Module | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      pending ??= importWithRetry(load).then(
        (module) => {
          loaded = module;
          return module;
        },
        (error) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
};
