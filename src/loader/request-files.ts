import { wait } from '../core/util/wait';

/** A classic script has no `import.meta`, a module no `document.currentScript`; a stack trace names the address of both. */
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src || Error().stack;

/** The folder of this script, which also holds `elements/` and `chunks/`. */
const baseUrl = /\w+:[^?#\s]+\//.exec(scriptUrl ?? '')?.[0] ?? '';

const retryDelaysMs = [300, 900, 2700];

/** Results by key, finished or in progress. A failed one is removed. */
const results = new Map<string, Promise<unknown>>();

/** Calls `load` once for each key, and again after a failure. */
const loadOnce = (key: string, load: () => Promise<unknown>): Promise<unknown> => {
  const known = results.get(key);
  if (known) return known;
  const result = load();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
};

const failedUrls = new Set<string>();

/**
 * Preloads a script. Rejects where the `<link>` leaves the page, which fires no event: a router may replace the head while the
 * file is on its way.
 */
const preload = (href: string): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers();
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    crossOrigin: '',
    href,
    onload: resolve,
    onerror: reject,
  });
  document.head.append(link);
  const observer = new MutationObserver(() => link.isConnected || reject());
  observer.observe(document, { childList: true, subtree: true });
  return promise.finally(() => observer.disconnect());
};

/** Browsers remember a failed preload, so a second attempt is a plain request. `request` names the file in its error. */
const fetchFile = async (url: string): Promise<void> => {
  if (!(await fetch(url)).ok) throw Error();
};

/**
 * Loads a file into the browser's cache without running it. Firefox remembers a failed `import()` for the life of the page, so
 * a module is imported only after all its files have loaded.
 */
const request = (url: string): Promise<unknown> =>
  loadOnce(url, () =>
    (failedUrls.has(url) ? fetchFile(url) : preload(url)).catch(() => {
      failedUrls.add(url);
      throw Error(`The file ${url} could not be loaded.`);
    }),
  );

/** In Chromium, the first import after a failed preload fails too, and the second import succeeds. */
const importModule = (url: string): Promise<unknown> => import(url).catch(() => import(url));

const urlOf = (path: string): string => `${baseUrl}${path}.js`;

/**
 * Requests files early that a block is going to import. A file that fails is requested once more, with `fetch`: in WebKit, each
 * import of a file whose preload has failed fails for the life of the page. A second failure is ignored, because the block's own
 * import retries.
 */
export const requestFiles = (paths: string[]): void => {
  for (const url of paths.map(urlOf))
    request(url)
      .catch(() => request(url))
      .catch(() => {});
};

/**
 * The last attempt: imports the module under an address that no cache knows. Where a cache holds the loader or a block's module
 * of an earlier release, that file names chunks that the server no longer has; the new module names its own chunks.
 * @throws `cause`, the error of the attempts before, if this one fails, too
 */
const importPastCaches = async (url: string, cause: unknown): Promise<unknown> => {
  // A page that checks its files by address in an import map knows no other address.
  if (document.querySelector('script[type=importmap]')) throw cause;
  const uncachedUrl = `${url}?${Date.now()}`;
  const module = await import(uncachedUrl).catch(() => {
    throw cause;
  });
  console.warn(`[azulejo] Mixed versions in the cache: ${url} was loaded again.`, cause);
  return module;
};

const importUrls = async (urls: string[]): Promise<unknown> => {
  for (const delayMs of [...retryDelaysMs, undefined])
    try {
      await Promise.all(urls.map(request));
      const [module] = await Promise.all(urls.map(importModule));
      return module;
    } catch (error) {
      if (delayMs === undefined) return importPastCaches(urls[0] as string, error);
      await wait(delayMs);
    }
};

/**
 * Imports a module once, and the chunks that it is going to import, requesting all files at once. A failed file is requested again
 * after 0.3, 0.9 and 2.7 s, so that a page recovers from a short network failure.
 * @param paths the module first; relative to the loader's folder, without `.js`
 * @throws an error that names the file, after the last attempt; the next call tries again
 */
export const importFiles = (...paths: string[]): Promise<unknown> =>
  loadOnce(`import ${paths}`, () => importUrls(paths.map(urlOf)));
