import type { SiteContext } from '../../core/site/site-context-types';
import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';
import { announcePageApi } from '../../core/with-page-api';
import type { AzulejoApi, AzulejoConfig } from '../api';
import { createApi } from '../create-api';
import { manifest } from '../manifest';
import { loadByImport } from './load-block';

/**
 * `import … from 'azulejo'`: `window.Azulejo` as a module. Importing does nothing, in a browser as in Node. The first use
 * puts `Azulejo` on the page, where blocks find it, unless the script has done so. Nothing starts before `scan()` is
 * called. In Node every function does nothing.
 * @module
 */

const doNothing = (): void => {};

const apiInNode: AzulejoApi = {
  version: manifest.version,
  config: {},
  context: {},
  adopt: async () => [],
  animate: async () => {},
  scan: doNothing,
  load: async () => {},
  whenReady: async () => {},
  onInit: doNothing,
  onDestroy: doNothing,
  destroy: doNothing,
};

const pageApi = (): AzulejoApi => {
  if (typeof document === 'undefined') return apiInNode;
  // An element with the id "Azulejo" is a property of the window, too.
  if (typeof globalThis.Azulejo?.scan !== 'function') {
    globalThis.Azulejo = createApi(loadByImport);
    announcePageApi();
  }
  return globalThis.Azulejo;
};

/** A proxy for the object that `read` returns, because the object may be replaced later, and an export may not. */
const liveObject = <T extends object>(read: () => T): T =>
  new Proxy({} as T, {
    get: (_, key) => Reflect.get(read(), key),
    set: (_, key, value) => Reflect.set(read(), key, value),
    has: (_, key) => Reflect.has(read(), key),
    deleteProperty: (_, key) => Reflect.deleteProperty(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(read(), key),
  });

/** The library's version, as in package.json. */
export const version: string = manifest.version;

/** As `Azulejo.config`. */
export const config: AzulejoConfig = liveObject(() => pageApi().config);

let earlyContext: SiteContext | undefined;

/** Before the document is parsed there is no context; values set until then are copied into the later context. */
const contextOf = (): SiteContext => {
  const { context, onInit } = pageApi();
  if (context) return context;
  if (document.readyState !== 'loading') return uncheckedSiteContext();
  if (!earlyContext) {
    const values = {};
    earlyContext = values;
    onInit(() => Object.assign(uncheckedSiteContext(), values));
  }
  return earlyContext;
};

/** As `Azulejo.context`; empty until the document is parsed. */
export const context: SiteContext = liveObject(contextOf);

/**
 * Turns the parts of a page saved from the hosted builder into blocks, in `root` (default: the document). Resolves with a report.
 */
export const adopt: AzulejoApi['adopt'] = (root, options) => pageApi().adopt(root, options);
/** Lets elements with `data-az-animate` in `root` (default: the document) appear as visitors scroll to them. */
export const animate: AzulejoApi['animate'] = (root) => pageApi().animate(root);
/** Starts the blocks in `root` (default: the document), now and as they are added. */
export const scan: AzulejoApi['scan'] = (root) => pageApi().scan(root);
/**
 * Loads a block by its tag without `az-`. Rejects where the bundler's `import()` of the block fails, and at once where no block
 * has the name; another call tries again. On a page with the script tag, the script loads the block, in up to five attempts.
 */
export const load: AzulejoApi['load'] = (name, variant) => pageApi().load(name, variant);
/**
 * Resolves when the element has rendered for the first time. Rejects with the error of a block that cannot render, or whose
 * module cannot be loaded, and where no block has the element's name; once the loader tries again, another call waits for
 * that attempt.
 */
export const whenReady: AzulejoApi['whenReady'] = (element) => pageApi().whenReady(element);
/** Calls `fn` at `DOMContentLoaded`, or now after it. An error is logged and does not stop other callbacks. */
export const onInit: AzulejoApi['onInit'] = (fn) => pageApi().onInit(fn);
/** Calls `fn` when `destroy` is called. An error is logged and does not stop other callbacks. */
export const onDestroy: AzulejoApi['onDestroy'] = (fn) => pageApi().onDestroy(fn);
/** Unmounts all blocks of the page, and calls the functions of `onDestroy`. */
export const destroy: AzulejoApi['destroy'] = () => pageApi().destroy();
