import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';

/** Finds and shows results: loaded when the visitor comes near the field. */
export const resultsModule = lazyImport(() => import('./results'));

/** Has its code at once, as there are no results before. */
export const ResultContent = lazyComponent(resultsModule, (module) => module.ResultContent);
