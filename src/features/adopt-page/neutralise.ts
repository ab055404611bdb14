import { blockedType, isBuilderCall, isBuilderScript } from '../../core/builder-scripts';
import type { Scope } from '../../core/util/scope';
import { isBuilderAddress } from './addresses';
import { createEntry, type ReportEntry } from './entries';

interface AttributeMatch {
  element: Element;
  /** The attribute's name. */
  name: string;
}

/** Elements with one of the attributes whose value passes the test. */
const elementsWith = (root: Scope, names: string[], test: (value: string) => boolean): AttributeMatch[] =>
  names.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => test(element.getAttribute(name) ?? ''))
      .map((element) => ({ element, name })),
  );

/** Removes inline handlers that call the builder's scripts. The owner's own handlers stay. */
const removeHandlers = (root: Scope): ReportEntry[] =>
  elementsWith(root, ['onsubmit', 'onclick', 'onchange'], isBuilderCall).map(({ element, name }) => {
    element.removeAttribute(name);
    const why = `Removed \`${name}\`: its script belongs to the builder and is missing.`;
    return createEntry({ element, kind: 'inline-handler', why });
  });

/** Removes addresses that send a form to the builder, whether a block replaces the form or not. */
const removeFormAddresses = (root: Scope): ReportEntry[] =>
  elementsWith(root, ['action', 'formaction'], isBuilderAddress).map(({ element, name }) => {
    const why = `Removed \`${name}\`: it sent the form to the builder.`;
    element.removeAttribute(name);
    return createEntry({ element, kind: 'form-address', why });
  });

const reportScripts = (root: Scope): ReportEntry[] =>
  [...root.querySelectorAll<HTMLScriptElement>('script')].filter(isBuilderScript).map((element) => {
    const base = { element, kind: 'builder-script' };
    return element.type === blockedType
      ? createEntry({ ...base, why: 'Kept from running.' })
      : createEntry({
          ...base,
          status: 'left',
          reason: { why: "This script stands before Azulejo's tag and may have run.", key: 'mayHaveRun' },
        });
  });

/**
 * Removes the builder's inline handlers and form addresses, and reports which of its scripts the loader has kept from running.
 */
export const neutralise = (root: Scope): ReportEntry[] => [
  ...reportScripts(root),
  ...removeHandlers(root),
  ...removeFormAddresses(root),
];
