import type { AdoptionEntry } from '../../core/adoption-report';
import { heldType, holdScript, isBuilderScript } from '../../core/builder-scripts';

const handlerAttributes = ['onsubmit', 'onclick', 'onchange'];

/** Code that calls the builder's scripts, and would only throw. Handlers of the owner's own stay. */
const builderCall = /\bY\s*[.(]|\bSquarespace\b|\bUserAccountApi\b|\bapplyActiveStyle\b/;

const handlerEntries = (root: ParentNode, dryRun: boolean): AdoptionEntry[] =>
  handlerAttributes.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => builderCall.test(element.getAttribute(name) ?? ''))
      .map((element) => {
        if (!dryRun) element.removeAttribute(name);
        const why = `${name} called a script of the builder, which is not there, and has been taken off.`;
        return { element, kind: 'inline-handler', block: '', status: 'adopted', why } as const;
      }),
  );

const scriptEntries = (root: ParentNode, dryRun: boolean): AdoptionEntry[] =>
  [...root.querySelectorAll('script')].filter(isBuilderScript).map((element) => {
    const base = { element, kind: 'builder-script', block: '' } as const;
    if (element.type === heldType) return { ...base, status: 'adopted', why: 'Kept from running.' };
    if (!dryRun) holdScript(element);
    const why =
      'Stood before the script tag of Azulejo, or in a page that is parsed already, so that it may have run.';
    return { ...base, status: 'left', why };
  });

/** Keeps the builder's scripts and inline handlers from running. */
export const neutralise = (root: ParentNode, { dryRun }: { dryRun: boolean }): AdoptionEntry[] => [
  ...scriptEntries(root, dryRun),
  ...handlerEntries(root, dryRun),
];

interface BuilderGlobals {
  Y?: { use?: unknown };
  Squarespace?: { afterBodyLoad?: unknown; load?: unknown };
}

/**
 * Whether the builder's scripts live in this page. They define these functions when they have run; a saved page only has
 * calls of them, and classes that a living page once had.
 */
export const isBuilderRunning = (window: BuilderGlobals | null): boolean =>
  typeof window?.Y?.use === 'function' &&
  [window.Squarespace?.afterBodyLoad, window.Squarespace?.load].some((entry) => typeof entry === 'function');
