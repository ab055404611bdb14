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
 * The address of the module that `load` imports, from the error in Chromium and Firefox; WebKit names none. Firefox names the
 * file that failed, which may be one that the module imports. The host or a folder may be called `.js`, too.
 */
export const addressIn = (error: unknown, load: () => unknown): string | undefined => {
  const [address, file = ''] = /https?:\S+\/([^/\s]+\.js)\b/.exec(String(error)) ?? [];
  return String(load).includes(file) ? address : undefined;
};

/**
 * Imports a module and retries once where its file cannot be loaded.
 *
 * Firefox remembers a failed `import()` for the life of the page, so the retry asks for the same file under another
 * address (https://github.com/whatwg/html/issues/6768). Chromium and WebKit try the same address again. A page
 * that checks its files by address in an import map knows no other address, and gets the same one again, too. So does a
 * module of which another file failed; in Firefox, that one stays away until the page is loaded again.
 * @param load `() => import('…')`
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    const address = addressIn(error, load);
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
