import type { AdoptionEntry } from '../../core/adoption-report';
import { blockedType, isBuilderCall, isBuilderScript } from '../../core/builder-scripts';
import type { Scope } from '../../core/util/scope';
import { isBuilderAddress } from './addresses';
import { entryOf } from './entries';

interface Found {
  element: Element;
  /** The attribute's name. */
  name: string;
}

/** Elements with one of the attributes whose value passes the test. */
const elementsWith = (root: Scope, names: string[], isBuilders: (value: string) => boolean): Found[] =>
  names.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => isBuilders(element.getAttribute(name) ?? ''))
      .map((element) => ({ element, name })),
  );

/** Handlers of the owner's own stay. */
const handlerEntries = (root: Scope): AdoptionEntry[] =>
  elementsWith(root, ['onsubmit', 'onclick', 'onchange'], isBuilderCall).map(({ element, name }) => {
    element.removeAttribute(name);
    const why = `Removed \`${name}\`: its script belongs to the builder and is missing.`;
    return entryOf({ element, kind: 'inline-handler', why });
  });

/** No form may go to the builder, whether a block takes its place or not. */
const addressEntries = (root: Scope): AdoptionEntry[] =>
  elementsWith(root, ['action', 'formaction'], isBuilderAddress).map(({ element, name }) => {
    const why = `Removed \`${name}\`: it sent the form to the builder.`;
    element.removeAttribute(name);
    return entryOf({ element, kind: 'form-address', why });
  });

const scriptEntries = (root: Scope): AdoptionEntry[] =>
  [...root.querySelectorAll<HTMLScriptElement>('script')].filter(isBuilderScript).map((element) => {
    const base = entryOf({ element, kind: 'builder-script' });
    return element.type === blockedType
      ? { ...base, why: 'Kept from running.' }
      : { ...base, status: 'left', why: "This script stands before Azulejo's tag and may have run." };
  });

/**
 * Takes the builder's inline handlers and addresses from the page, and says which of its scripts the loader has kept from
 * running.
 */
export const neutralise = (root: Scope): AdoptionEntry[] => [
  ...scriptEntries(root),
  ...handlerEntries(root),
  ...addressEntries(root),
];
