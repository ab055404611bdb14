/**
 * Files on their way or here, by address; null is one that has failed. And tags that it has been said of that nothing
 * is asked for them.
 */
export const asked: Record<string, unknown> = {};

/**
 * Brings a file into the browser's cache without evaluating it: Firefox remembers a failed `import()` for ever, and a
 * shared chunk's address is written in the files that import it. A failed preload is remembered too, by all engines,
 * so another attempt is a fetch. (No fetch at first: `import()` would ask the server for the file again.)
 */
const preload = (href: string): unknown =>
  (asked[href] ??= new Promise<unknown>((onload, onerror) =>
    href in asked
      ? fetch(href).then(({ ok }) => (ok ? onload : onerror)(ok), onerror)
      : document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'preload',
            as: 'script',
            crossOrigin: '',
            href,
            onload,
            onerror,
          }),
        ),
  ).catch(() => {
    asked[href] = null;
    throw Error(`No block ${href}`);
  }));

/**
 * Requests all addresses at once, then imports them. Tries again after 0.3, 0.9 and 2.7 s, so that a page that
 * loses its network for a moment recovers.
 */
export const request = (urls: string[], waitMs = 300): Promise<unknown> =>
  Promise.all(urls.map(preload))
    // In Chromium the first import after a failed preload is given that failure, and a second one is not.
    .then(() => Promise.all(urls.map((url) => import(url).catch(() => import(url)))))
    .catch((error) =>
      new Promise((resolve, reject) => (waitMs > 2000 ? reject(error) : setTimeout(resolve, waitMs))).then(
        () => request(urls, waitMs * 3),
      ),
    );
