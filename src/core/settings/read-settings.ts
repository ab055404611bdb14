import { uncheckedSiteContext } from '../site/unchecked-site-context';
import { isObject } from '../util/is-object';
import { checkValue, isAbsent, type SettingError } from './check-value';
import type { Field, Fields } from './field';
import { keyOf } from './keys';
import { keyOfAttribute, keyOfDataAttribute } from './names';

export type Settings = Record<string, unknown>;

/** Attributes that are neither settings nor HTML's. */
export interface UnknownAttributes {
  unknown: string[];
  fields: Fields;
}

/** An error in an element's settings. */
export type SettingsProblem =
  /** JSON that cannot be parsed, or a value that is not an object. */
  | { malformed: unknown }
  /** A `data-ref` that names nothing. */
  | { missing: string }
  | UnknownAttributes
  /** Wrong values in one top-level setting. */
  | { errors: SettingError[] };

/** @param id the same text for the same problem, so that it is logged once */
type ProblemHandler = (id: string, problem: SettingsProblem) => void;

interface SettingsSources {
  host: HTMLElement;
  /** The block's name, without `az-`. */
  block: string;
  fields: Fields;
  /** Settings set as properties: `el.thumbnailsPerRow = 4`. And `data`, an object or JSON, which replaces the attribute. */
  properties: Settings;
  report: ProblemHandler;
}

/** The object that a text has as JSON; undefined for an absent value, and for one that is no object. Objects stay. */
export const parseObject = (value: unknown, report: ProblemHandler): Settings | undefined => {
  if (isObject(value)) return value;
  const text = String(value ?? '').trim();
  if (!text) return undefined;
  try {
    const parsed = JSON.parse(text);
    if (isObject(parsed)) return parsed;
  } catch {}
  report(text, { malformed: value });
  return undefined;
};

const jsonScript = 'script[type="application/json"]';

/** The script that `data-ref` names, in the element's own tree or in the document. */
export const storedScript = (host: HTMLElement): Element | null => {
  const { ref } = host.dataset;
  if (!ref) return null;
  // Another element may have the name of a key of the site context's blocks as its id.
  const selector = `${jsonScript}#${CSS.escape(ref)}`;
  return (host.getRootNode() as ParentNode).querySelector(selector) ?? document.querySelector(selector);
};

/** The child script with settings; it is not part of the element's content. */
export const settingsScript = (host: Element): Element | null => host.querySelector(`:scope > ${jsonScript}`);

const storedSettings = ({ host, report }: SettingsSources): unknown => {
  const script = storedScript(host);
  if (script) return parseObject(script.textContent, report);
  const { ref } = host.dataset;
  if (!ref) return undefined;
  const { blocks } = uncheckedSiteContext() as { blocks?: Record<string, unknown> };
  const stored = blocks?.[ref];
  if (!stored) report(`#${ref}`, { missing: ref });
  return stored;
};

/** The JSON of the property `data`, or without one of the attributes `data-block-json`, `data-az-data` and `data`. */
const dataSettings = ({ host, properties: { data }, report }: SettingsSources): unknown[] =>
  (data ? [data] : [host.dataset.blockJson, host.dataset.azData, host.getAttribute('data')]).map((json) =>
    parseObject(json, report),
  );

/**
 * Attributes that every element may have, or that the loader reads, and names with other signs than a setting has, which are
 * those of a framework: `@click`, `:design`, `[design]`, `v-bind:url`.
 */
const commonAttribute =
  /[^\w-]|^(?:(?:data|aria|on|item)\b.*|on[a-z]+|item[a-z]*|class|dir|for|hidden|id|inert|is|lang|loading|part|role|slot|style|tabindex|title|translate)$/;

/** The value of an attribute. A boolean without a value is true, and a list of texts or numbers may have commas in place of JSON. */
const attributeValue = (field: Field | undefined, text: string): unknown => {
  if (field?.type === 'boolean') return text || true;
  const isPlainList = /string|number/.test(`${field?.item?.type}`);
  return isPlainList && text && !/^\s*\[/.test(text) ? text.split(',').map((one) => one.trim()) : text;
};

const attributeSettings = ({ host, block, fields, report }: SettingsSources): Settings => {
  const settings: Settings = {};
  const unknown: string[] = [];
  // A block that has replaced an element with `data-az` has that element's attributes: `data-design`.
  const isDataBlock = 'az' in host.dataset;
  for (const { name, value } of host.attributes) {
    const findKey = isDataBlock && name.startsWith('data-') ? keyOfDataAttribute : keyOfAttribute;
    const key = findKey(block, fields, name);
    if (key) settings[key] = attributeValue(fields[key], value);
    else if (!commonAttribute.test(name)) unknown.push(name);
  }
  if (unknown.length > 0) report(`attributes ${unknown}`, { unknown, fields });
  return settings;
};

/** The settings of all sources in one object; later sources win, key by key. */
const mergeSources = (sources: SettingsSources): Settings => {
  const { host, fields, report, properties } = sources;
  const merged: Settings = {};
  const inOrder = [
    storedSettings(sources),
    parseObject(settingsScript(host)?.textContent, report),
    ...dataSettings(sources),
    attributeSettings(sources),
    properties,
  ];
  for (const source of inOrder)
    for (const [name, value] of Object.entries(source ?? {})) {
      const key = keyOf(fields, name);
      if (key && !isAbsent(fields[key] as Field, value)) merged[key] = value;
    }
  return merged;
};

/** The settings of an element, each checked against its field. Wrong values are reported and take their default. */
export const readSettings = (sources: SettingsSources): Settings => {
  const merged = mergeSources(sources);
  const checkSetting = ([key, field]: [string, Field]): [string, unknown] => {
    const errors: SettingError[] = [];
    const report = (error: SettingError): unknown => errors.push(error);
    const value = checkValue(merged[key], { field, path: key, report });
    if (errors.length > 0) {
      // An object may have no text of its own, so only its presence is part of the id. String() also converts symbols.
      const id = errors.map(({ path, value }) => `${path}=${typeof value === 'object' || String(value)}`);
      sources.report(`${id}`, { errors });
    }
    return [key, value];
  };
  return Object.fromEntries(Object.entries(sources.fields).map(checkSetting));
};
