import { blockedType, isBuilderScript } from '../../core/builder-scripts';
import type { Scope } from '../../core/util/scope';

/** Whether a page is in a window, where scripts run. A copy of a page, or a page that Node has parsed, is not. */
export const hasWindow = (root: Scope): boolean =>
  (root.ownerDocument ?? (root as Document)).defaultView !== null;

interface BuilderGlobals {
  Y?: { use?: unknown };
  Squarespace?: { afterBodyLoad?: unknown; load?: unknown };
}

/** The scripts of 7.0 define these functions when they have run; a saved page only has calls of them. */
const hasBuilderFunctions = ({ Y, Squarespace }: BuilderGlobals): boolean =>
  typeof Y?.use === 'function' &&
  [Squarespace?.afterBodyLoad, Squarespace?.load].some((entry) => typeof entry === 'function');

/**
 * Whether a webpack bundle runs: its runtime replaces `push` of the array through which its chunks arrive. Other properties of
 * the window are not read: `localStorage` throws in a sandboxed frame, and where the visitor forbids storage.
 */
const hasBundleRuntime = (window: object): boolean =>
  Object.keys(window)
    .filter((name) => /^webpack(Chunk|Jsonp)/.test(name))
    .map((name): unknown => window[name as keyof object])
    .some((list) => Array.isArray(list) && Object.hasOwn(list, 'push'));

/** Whether the bundle of 7.1 runs, which may define no functions: its runtime, its file, and elements that it has bound. */
const hasBuilderBundle = (window: object, document: ParentNode): boolean =>
  hasBundleRuntime(window) &&
  document.querySelector('[data-controllers-bound]') !== null &&
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].some(isBuilderScript);

/**
 * Whether the builder's scripts run in this page. Classes and attributes alone prove nothing: a page saved from a browser has
 * those that the scripts once set. Where one of the scripts has been blocked, the others do not count.
 */
export const isBuilderRunning = (window: BuilderGlobals | null, document: ParentNode): boolean =>
  window !== null &&
  (hasBuilderFunctions(window) || hasBuilderBundle(window, document)) &&
  !document.querySelector(`script[type="${blockedType}"]`);
