import { useEffect, useState } from 'react';
import type { LazyModule } from '../core/lazy-import';

interface LazyModuleState<Module> {
  /** Undefined until the module is needed and has been imported. */
  module: Module | undefined;
  /** Whether the module is needed and could not be imported. */
  hasFailed: boolean;
  /** Imports the module again after a failure. */
  retry(): void;
}

/**
 * The state of a module that a view needs only under a condition, for views that show visitors that an import has failed. The
 * error is logged.
 */
export const useLazyModuleState = <Module>(
  lazy: LazyModule<Module>,
  isNeeded = true,
): LazyModuleState<Module> => {
  const [module, setModule] = useState(lazy.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const [retryCount, setRetryCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try imports the module again
  useEffect(() => {
    if (!isNeeded || module) return undefined;
    let isMounted = true;
    setHasFailed(false);
    lazy.load().then(
      (loaded) => isMounted && setModule(loaded),
      (error) => {
        console.error('[azulejo]', error);
        if (isMounted) setHasFailed(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [lazy, isNeeded, module, retryCount]);
  return {
    module: isNeeded ? module : undefined,
    hasFailed: isNeeded && hasFailed,
    retry: () => setRetryCount((count) => count + 1),
  };
};

/**
 * A module that a view needs only under a condition: undefined until the module is needed and has been imported. An
 * import that fails is logged, and the view goes on without the module.
 */
export const useLazyModule = <Module>(lazy: LazyModule<Module>, isNeeded = true): Module | undefined =>
  useLazyModuleState(lazy, isNeeded).module;
