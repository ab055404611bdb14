import { check, type Fault } from './check';
import type { Fields } from './field';
import { keyOf } from './keys';
import { keyOfAttribute } from './names';

export type Settings = Record<string, unknown>;

/** Where the settings of an element come from; a later one wins, key by key (contract 3). */
export interface Sources {
  host: HTMLElement;
  /** The block's name, without `az-`. */
  block: string;
  fields: Fields;
  /** `el.data = {…}`, instead of the attribute `data`. */
  data: unknown;
  /** `el.thumbnailsPerRow = 4` and the like. */
  properties: Settings;
  report: SettingsReport;
}

export interface SettingsReport {
  /** JSON that cannot be read, or is no object. */
  malformed(text: string): void;
  /** `data-ref` that names nothing. */
  missing(ref: string): void;
  /** Wrong values in a top-level setting, at least one. */
  faults(key: string, faults: Fault[]): void;
}

const decode = (text: string | null | undefined, report: SettingsReport): unknown => {
  if (!text?.trim()) return undefined;
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {}
  report.malformed(text);
};

const stored = ({ host, report }: Sources): unknown => {
  const { ref } = host.dataset;
  if (!ref) return undefined;
  const root = host.getRootNode() as Document | ShadowRoot;
  const script = root.getElementById?.(ref) ?? document.getElementById(ref);
  if (script) return decode(script.textContent, report);
  const { blocks } = (globalThis.Azulejo?.context ?? {}) as { blocks?: Record<string, unknown> };
  if (!blocks?.[ref]) report.missing(ref);
  return blocks?.[ref];
};

/** The child that holds settings; it is never content. */
export const settingsScript = (host: Element): Element | null =>
  host.querySelector(':scope > script[type="application/json"]');

/** A list or an object in an attribute is JSON; a bare boolean is true. */
const fromAttribute = (type: string, text: string): unknown => {
  if (type === 'boolean') return text === '' || text;
  if (type !== 'array' && type !== 'object') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const attributes = ({ host, block, fields }: Sources): Settings => {
  const found: Settings = {};
  for (const { name, value } of host.attributes) {
    const key = keyOfAttribute(block, fields, name);
    const field = key && fields[key];
    if (field) found[key] = fromAttribute(field.type, value);
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
    ...(data
      ? [data]
      : [host.dataset.blockJson, host.getAttribute('data')].map((text) => decode(text, report))),
    attributes(sources),
    properties,
  ])
    for (const [name, value] of Object.entries(source ?? {})) {
      const key = keyOf(fields, name);
      if (key && value !== null && value !== undefined) merged[key] = value;
    }
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const faults: Fault[] = [];
      const value = check(field, merged[key], key, (fault) => faults.push(fault));
      if (faults[0]) report.faults(key, faults);
      return [key, value];
    }),
  );
};
