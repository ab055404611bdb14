import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';

/** Finds and shows results: loaded when the visitor comes near the field. */
export const resultsModule = lazyImport(() => import('./results'));

/** Never waits for its code, because there are no results before the module has loaded. */
export const ResultContent = lazyComponent(resultsModule, (module) => module.ResultContent);
