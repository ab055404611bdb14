/** happy-dom and Node have no `origin`; here it follows the page's address, also one that a test has stubbed. */
if (!('origin' in globalThis))
  Object.defineProperty(globalThis, 'origin', {
    configurable: true,
    get: () => globalThis.location?.origin,
  });
