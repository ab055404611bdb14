import { useEffect, useState } from 'react';
import type { LazyModule } from '../core/lazy-import';

/**
 * A module that a view needs only under a condition: undefined until the module is needed and has been imported. An
 * import that fails is logged, and the view goes on without the module.
 */
export const useLazyModule = <Module>(lazy: LazyModule<Module>, isNeeded = true): Module | undefined => {
  const [module, setModule] = useState(lazy.loaded);
  useEffect(() => {
    if (!isNeeded || module) return undefined;
    let isMounted = true;
    lazy.load().then(
      (loaded) => isMounted && setModule(loaded),
      (error) => console.error('[azulejo]', error),
    );
    return () => {
      isMounted = false;
    };
  }, [lazy, isNeeded, module]);
  return isNeeded ? module : undefined;
};
