/**
 * Where the site wants to hear of its visits (contract 5, "Collectors"): dist/tracking.js, from the first block on, when
 * the page is idle.
 * @module
 */
globalThis.Azulejo?.onInit(() => {
  const { config, context } = Azulejo;
  if ((context as { website?: { id?: unknown } } | null)?.website?.id && config.tracking !== 'off')
    // WebKit has none.
    (self.requestIdleCallback ?? setTimeout)(() =>
      import('azulejo:tracking').then(
        ({ start }) => start(),
        // Visitors do without it.
        () => {},
      ),
    );
});
