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
 * The address that Chromium and Firefox name in the error of a failed `import()`; WebKit names none. The host or a folder may
 * be called `.js`, too.
 */
export const addressIn = (error: unknown): string | undefined => /https?:\S+\.js\b/.exec(String(error))?.[0];

/**
 * Imports a module and retries once where its file cannot be loaded.
 *
 * Firefox remembers a failed `import()` for the life of the page, so the retry asks for the same file under another
 * address (https://github.com/whatwg/html/issues/6768). Chromium and WebKit try the same address again. A page
 * that checks its files by address in an import map knows no other address, and gets the same one again, too.
 * @param load `() => import('…')`
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    const address = addressIn(error);
    if (!address || document.querySelector('script[type="importmap"]')) return load();
    retries += 1;
    // Bundlers of npm users cannot know the address. Next refuses to build without the comment.
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
