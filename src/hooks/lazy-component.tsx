import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from '../core/lazy-import';
import { useLazyModule } from './use-lazy-module';

/**
 * A component whose module is imported when the component first renders. It renders nothing until the module has loaded.
 * @param pick returns the component of the module: `lazyComponent(panelModule, (module) => module.Panel)`
 */
export const lazyComponent =
  <Module, Props extends object>(
    lazy: LazyModule<Module>,
    pick: (module: Module) => ComponentType<Props>,
  ): ((props: Props) => ReactNode) =>
  (props) => {
    const module = useLazyModule(lazy);
    if (!module) return null;
    const View = pick(module);
    return <View {...props} />;
  };
