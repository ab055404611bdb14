let tries = 0;

/**
 * Loads a chunk; where it does not come, once more. Browsers remember a failed `import()` for ever, so they are asked for
 * another address of the same file, whose imports are those of the page all the same. Not in a page that checks its files
 * by their addresses (dist/importmap.json).
 * @param load `() => import('…')` and nothing else: the address is read from it
 */
export const again = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error) => {
    const [, path] = /import\("(.+?)"\)/.exec(`${load}`) ?? [];
    if (!path || document.querySelector('[type="importmap"]')) throw error;
    return import(`${new URL(path, import.meta.url)}?${++tries}`);
  });
