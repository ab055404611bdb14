import type { AdoptionEntry } from '../../core/adoption-report';
import { blockedType, isBuilderCall, isBuilderScript } from '../../core/builder-scripts';
import { isBuilderAddress } from './addresses';

interface Found {
  element: Element;
  /** The attribute's name. */
  name: string;
}

/** Elements with one of the attributes whose value passes the test. */
const elementsWith = (root: ParentNode, names: string[], isBuilders: (value: string) => boolean): Found[] =>
  names.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => isBuilders(element.getAttribute(name) ?? ''))
      .map((element) => ({ element, name })),
  );

/** Handlers of the owner's own stay. */
const handlerEntries = (root: ParentNode): AdoptionEntry[] =>
  elementsWith(root, ['onsubmit', 'onclick', 'onchange'], isBuilderCall).map(({ element, name }) => {
    element.removeAttribute(name);
    const why = `Removed \`${name}\`: its script belongs to the builder and is missing.`;
    return { element, kind: 'inline-handler', block: '', status: 'adopted', why };
  });

/** No form may go to the builder, whether a block takes its place or not. */
const addressEntries = (root: ParentNode): AdoptionEntry[] =>
  elementsWith(root, ['action', 'formaction'], isBuilderAddress).map(({ element, name }) => {
    const why = `Removed \`${name}\`: it sent the form to the builder.`;
    element.removeAttribute(name);
    return { element, kind: 'form-address', block: '', status: 'adopted', why };
  });

const scriptEntries = (root: ParentNode): AdoptionEntry[] =>
  [...root.querySelectorAll('script')].filter(isBuilderScript).map((element) => {
    const base = { element, kind: 'builder-script', block: '' } as const;
    return element.type === blockedType
      ? { ...base, status: 'adopted', why: 'Kept from running.' }
      : { ...base, status: 'left', why: "This script stands before Azulejo's tag and may have run." };
  });

/**
 * Takes the builder's inline handlers and addresses from the page, and says which of its scripts the loader has kept from
 * running.
 */
export const neutralise = (root: ParentNode): AdoptionEntry[] => [
  ...scriptEntries(root),
  ...handlerEntries(root),
  ...addressEntries(root),
];

interface BuilderGlobals {
  Y?: { use?: unknown };
  Squarespace?: { afterBodyLoad?: unknown; load?: unknown };
}

/** The scripts of 7.0 define these functions when they have run; a saved page only has calls of them. */
const hasBuilderFunctions = ({ Y, Squarespace }: BuilderGlobals): boolean =>
  typeof Y?.use === 'function' &&
  [Squarespace?.afterBodyLoad, Squarespace?.load].some((entry) => typeof entry === 'function');

/**
 * Code that webpack has bundled, once it runs, replaces `push` of the list through which its other files arrive. Other properties
 * of the window are not read: `localStorage` throws in a sandboxed frame, and where the visitor forbids storage.
 */
const hasBundleRuntime = (window: object): boolean =>
  Object.keys(window)
    .filter((name) => /^webpack(Chunk|Jsonp)/.test(name))
    .map((name): unknown => window[name as keyof object])
    .some((list) => Array.isArray(list) && Object.hasOwn(list, 'push'));

/** The bundle of 7.1, which may define no function: its runtime, its file in the page, and elements that it has bound. */
const hasBuilderBundle = (window: object, document: ParentNode): boolean =>
  hasBundleRuntime(window) &&
  document.querySelector('[data-controllers-bound]') !== null &&
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].some(isBuilderScript);

/**
 * Whether the builder's scripts live in this page. Classes and attributes alone say nothing: a page saved from a browser has
 * those that a living page once had. A page of whose scripts one has been blocked does not live.
 */
export const isBuilderRunning = (window: BuilderGlobals | null, document: ParentNode): boolean =>
  window !== null &&
  (hasBuilderFunctions(window) || hasBuilderBundle(window, document)) &&
  !document.querySelector(`script[type="${blockedType}"]`);
