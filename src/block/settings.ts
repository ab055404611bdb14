import { check, type Fault, isAbsent } from '../check/check';
import type { Field, Fields } from '../check/field';
import { keyOf } from '../check/keys';
import { pageContext } from '../site/page-context';
import { isObject } from '../util/is-object';
import { keyOfAttribute } from './names';

export type Settings = Record<string, unknown>;

/** Where the settings of an element come from; a later one wins, key by key (contract 3). */
export interface Sources {
  host: HTMLElement;
  /** The block's name, without `az-`. */
  block: string;
  fields: Fields;
  /** `el.data = {…}` or the same as JSON, instead of the attribute `data`. */
  data: unknown;
  /** `el.thumbnailsPerRow = 4` and the like. */
  properties: Settings;
  report: Report;
}

export type Problem =
  /** JSON that cannot be read, or is no object. */
  | { malformed: string }
  /** `data-ref` that names nothing. */
  | { missing: string }
  /** Wrong values in a top-level setting, at least one. */
  | { faults: Fault[] };

/** Told of what is wrong, and of a text that is the same when it is the same again. */
type Report = (id: string, problem: Problem) => void;

const decode = (given: unknown, report: Report): unknown => {
  if (typeof given !== 'string') return given;
  if (!given.trim()) return undefined;
  try {
    const value = JSON.parse(given);
    if (isObject(value)) return value;
  } catch {}
  report(given, { malformed: given });
};

/** The element that `data-ref` names, in the host's own tree or in the document. */
export const storedScript = (host: HTMLElement): Element | null => {
  const { ref = '' } = host.dataset;
  const root = host.getRootNode() as Document | ShadowRoot;
  return root.getElementById?.(ref) ?? document.getElementById(ref);
};

const stored = ({ host, report }: Sources): unknown => {
  const script = storedScript(host);
  if (script) return decode(script.textContent, report);
  const { ref } = host.dataset;
  if (!ref) return undefined;
  const { blocks } = pageContext() as { blocks?: Record<string, unknown> };
  const found = blocks?.[ref];
  if (!found) report(`#${ref}`, { missing: ref });
  return found;
};

/** The child that holds settings; it is never content. */
export const settingsScript = (host: Element): Element | null =>
  host.querySelector(':scope > script[type="application/json"]');

const attributes = ({ host, block, fields }: Sources): Settings => {
  const found: Settings = {};
  for (const { name, value } of host.attributes) {
    const key = keyOfAttribute(block, fields, name);
    // A bare boolean is true.
    if (key) found[key] = value || fields[key]?.type === 'boolean' || value;
  }
  return found;
};

/** The settings of an element, each checked against its field, each wrong one reported and at its default. */
export const readSettings = (sources: Sources): Settings => {
  const { host, fields, report, data, properties } = sources;
  const merged: Settings = {};
  for (const source of [
    stored(sources),
    decode(settingsScript(host)?.textContent, report),
    ...(data ? [data] : [host.dataset.blockJson, host.getAttribute('data')]).map((given) =>
      decode(given, report),
    ),
    attributes(sources),
    properties,
  ])
    for (const [name, value] of Object.entries(source ?? {})) {
      const key = keyOf(fields, name);
      if (key && !isAbsent(fields[key] as Field, value)) merged[key] = value;
    }
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const faults: Fault[] = [];
      const value = check(field, merged[key], key, (fault) => faults.push(fault));
      // An object need not have a text.
      if (faults[0])
        report(`${faults.map(({ path, value }) => [path, typeof value === 'object' || value])}`, { faults });
      return [key, value];
    }),
  );
};
