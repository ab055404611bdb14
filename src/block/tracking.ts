import { pageContext } from '../site/page-context';

/**
 * Where the site wants to hear of its visits (contract 5, "Collectors"): dist/tracking.js, from the first block on, when
 * the page is idle.
 * @module
 */
globalThis.Azulejo?.onInit(() => {
  const { website } = pageContext() as { website?: { id?: unknown } };
  if (website?.id && Azulejo.config.tracking !== 'off')
    // WebKit has none.
    (self.requestIdleCallback ?? setTimeout)(() =>
      import('azulejo:tracking').then(
        ({ start }) => start(),
        // Visitors do without it.
        () => {},
      ),
    );
});
