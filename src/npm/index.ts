import { version as packageVersion } from 'azulejo:manifest';
import type { AzulejoApi, AzulejoConfig } from '../loader/api';
import { pageContext } from '../site/page-context';
import { live } from './live';

/**
 * `import … from 'azulejo'`: `window.Azulejo` as a module. To import it does nothing, in a browser as in Node; the
 * first use puts `Azulejo` on the page, where blocks find it, unless the script has done so. Nothing starts by itself:
 * call `scan()`. In Node every function does nothing.
 * @module
 */

const nothing = (): void => {};
const inNode: AzulejoApi = {
  version: packageVersion,
  config: {},
  context: {},
  scan: nothing,
  load: async () => {},
  whenReady: async () => {},
  onInit: nothing,
  onDestroy: nothing,
  destroy: nothing,
};

const page = (): AzulejoApi => {
  if (typeof document === 'undefined') return inNode;
  // `require` of a module makes esbuild run it here and not before: src/loader makes observers when it is run.
  if (!globalThis.Azulejo) (require('../loader/page') as typeof import('../loader/page')).join();
  return globalThis.Azulejo;
};

/** The library's version, as in package.json. */
export const version: string = packageVersion;

/** As `Azulejo.config`. */
export const config: AzulejoConfig = live(() => page().config);

let early: Record<string, unknown> | undefined;

/** There is no context before the document is parsed; what is set until then goes into it. */
const contextOf = (): Record<string, unknown> => {
  const { context, onInit } = page();
  if (context) return context;
  if (document.readyState !== 'loading') return pageContext();
  if (!early) {
    const waiting = {};
    early = waiting;
    onInit(() => Object.assign(pageContext(), waiting));
  }
  return early;
};

/** As `Azulejo.context`, whatever object that is at the moment; empty until the document is parsed. */
export const context: Record<string, unknown> = live(contextOf);

export const scan: AzulejoApi['scan'] = (root) => page().scan(root);
export const load: AzulejoApi['load'] = (name, hints) => page().load(name, hints);
export const whenReady: AzulejoApi['whenReady'] = (element) => page().whenReady(element);
export const onInit: AzulejoApi['onInit'] = (fn) => page().onInit(fn);
export const onDestroy: AzulejoApi['onDestroy'] = (fn) => page().onDestroy(fn);
export const destroy: AzulejoApi['destroy'] = () => page().destroy();
