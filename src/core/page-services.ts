import { importWithRetry } from './lazy-import';
import { pageContext } from './site/page-context';

/**
 * Page-wide services that come with the first block: `Azulejo.confirm(…)` and the other dialogs, and visit analytics. Their
 * modules load on first use. Only this module of core names features, by the names under which npm users import them.
 * @module
 */

const dialogFunctions = ['confirm', 'alert', 'inform', 'showError', 'tooltip'] as const;

const addDialogFunctions = (): void => {
  for (const name of dialogFunctions) {
    const call = async (...args: unknown[]): Promise<unknown> => {
      const overlays = await importWithRetry(() => import('azulejo/overlays'));
      return (overlays[name] as (...args: unknown[]) => unknown)(...args);
    };
    Object.assign(Azulejo, { [name]: call });
  }
};

/** Analytics start when the page is idle, on sites that have an id. */
const startTracking = (): void => {
  const { website } = pageContext() as { website?: { id?: unknown } };
  if (!website?.id || Azulejo.config.tracking === 'off') return;
  // WebKit has no requestIdleCallback.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    importWithRetry(() => import('azulejo/tracking')).then(
      ({ start }) => start(),
      // The page works without analytics.
      () => {},
    );
  });
};

if (globalThis.Azulejo) {
  addDialogFunctions();
  Azulejo.onInit(startTracking);
}
