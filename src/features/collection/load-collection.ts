import {
  checkObject,
  checkValue,
  type ReportSettingError,
  type SettingError,
} from '../../core/settings/check-value';
import { compiledFields, type Field } from '../../core/settings/field';
import { reportOnce } from '../../core/settings/report-once';
import { isObject } from '../../core/util/is-object';
import type { ApiResult, Failure } from '../api/api-result';
import { visitorTimeoutMs } from '../api/fetch-text';
import { type GetJsonOptions, getJson } from '../api/get-json';
import { libraryMessage } from '../api/library-message';
import { type CollectionItem, type ReadOptions, readItem } from './item';
import { mapInTasks } from './map-in-tasks';
import { type ItemSettings, schema } from './schema';

/** A page of a collection, read from a response. */
interface CollectionPage<Item = CollectionItem> {
  title: string;
  items: Item[];
  /** Whether the response has items that were not on an earlier page, also items that cannot be read. */
  hasNewItems: boolean;
  /** Address of the next page; undefined on the last one. */
  nextUrl: string | undefined;
  /** Whether the response has `pagination`. Otherwise it has all items, such as a file that an author writes. */
  hasPagination: boolean;
  /** Number of the items of all pages; undefined where the response does not have it. */
  itemCount: number | undefined;
  /** All tags and categories of the collection; empty where the response does not have them. */
  tags: string[];
  categories: string[];
}

interface CollectionResponse {
  collection?: { title: string; tags: string[]; categories: string[] };
  items?: unknown[];
  pagination?: { nextPage?: boolean; nextPageUrl: string; itemCount?: number };
}

/** How a block reads the items of a response. */
export interface ItemReader<Item> {
  /** The list of items, as a schema.ts describes it. */
  field: Field | undefined;
  /** @param item checked against `field` */
  read: (item: unknown, options: ReadOptions) => Item;
}

/** Parameters for the address of a collection: `{ tag: 'glaze' }`. */
export type CollectionQuery = Record<string, string | number>;

export interface LoadOptions<Item = CollectionItem> extends Pick<GetJsonOptions, 'signal' | 'text'> {
  /** Default: each item becomes a `CollectionItem`. */
  reader?: ItemReader<Item> | undefined;
  /** Identities of the items of earlier pages, which are left out; those of this page are added. */
  loadedItems: Set<string>;
  /** IANA name of the time zone of items that name none. Default: the visitor's own. */
  timeZone?: string | undefined;
  /**
   * Called with the reason why the collection cannot be loaded, for the console and `az-error`; visitors read the failure's
   * message.
   */
  onProblem: (problem: string) => unknown;
}

const fields = compiledFields(schema);

const collectionItemReader: ItemReader<CollectionItem> = {
  field: fields.items,
  read: (item, options) => readItem(item as ItemSettings, options),
};

/**
 * The address of the next page with the parameters of this one that it lacks, such as `format=json`. Only the same server may
 * continue the collection.
 */
const nextAddress = (nextPageUrl: string | undefined, current: URL): string | undefined => {
  if (!nextPageUrl || !URL.canParse(nextPageUrl, current)) return undefined;
  const next = new URL(nextPageUrl, current);
  if (next.origin !== current.origin) return undefined;
  for (const [name, value] of current.searchParams)
    if (!next.searchParams.has(name) && name !== 'page' && name !== 'offset')
      next.searchParams.set(name, value);
  return next.href;
};

/**
 * The address of a collection with the parameters of `query`. Its other parameters stay.
 * @returns undefined for a text that is no address of a server
 */
export const addressOf = (src: string, query: CollectionQuery = {}): URL | undefined => {
  if (!URL.canParse(src, document.baseURI)) return undefined;
  const url = new URL(src, document.baseURI);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, `${value}`);
  return url;
};

/** Describes a failure for the console. Leaves out the message for a status, which is for visitors: "Could not connect". */
const describeFailure = ({ status, reason, message }: Failure): string => {
  if (!status) return `no answer (${reason})`;
  return `the server answered ${status}${message && reason !== 'status' ? ` (${message})` : ''}`;
};

/** Describes a response that is no collection, for the console. */
const describeData = (data: unknown): string => {
  if (typeof data === 'string') return `a text that begins with ${JSON.stringify(data.slice(0, 40))}`;
  return isObject(data) ? 'an object without a list of items' : JSON.stringify(data);
};

/**
 * A response that is a list is the list of items: many servers send one, and authors write such files. The hosted builder answers
 * for a collection of events with two lists, `upcoming` and `past`.
 */
const collectionOf = (data: unknown): unknown => {
  if (Array.isArray(data)) return { items: data };
  if (!isObject(data) || Array.isArray(data.items)) return data;
  const lists = [data.upcoming, data.past].filter(Array.isArray);
  return lists.length > 0 ? { ...data, items: lists.flat() } : data;
};

interface ReadValuesOptions<Item> {
  reader: ItemReader<Item>;
  timeZone: string | undefined;
  report: ReportSettingError;
}

/** Identifies an item across pages: by its id, else by its whole content. */
const identityOf = (value: unknown): string => {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'string' && id ? id : JSON.stringify(value);
};

/** The items of a response that were not on an earlier page. */
const withoutLoaded = (values: unknown[], loadedItems: Set<string>): unknown[] => {
  const identities = values.map(identityOf);
  const newValues = values.filter((_, index) => !loadedItems.has(identities[index] ?? ''));
  for (const identity of identities) loadedItems.add(identity);
  return newValues;
};

/** Checks the items of a response and reads them; values that are no items are left out. */
const readValues = async <Item>(
  values: unknown[],
  { reader, timeZone, report }: ReadValuesOptions<Item>,
): Promise<Item[]> => {
  const field = reader.field?.item as Field;
  const items = await mapInTasks(values, (value, index) => {
    const path = `items.${index}`;
    const item = checkValue(value, { field, path, report });
    return item === undefined ? [] : [reader.read(item, { path, report, timeZone })];
  });
  return items.flat();
};

interface CollectionData extends Record<string, unknown> {
  items: unknown[];
}

/** Fetches the data of a collection. A failure, which `onProblem` describes, if the response is no collection. */
const fetchCollection = async (
  url: URL,
  { onProblem, ...options }: Pick<LoadOptions, 'onProblem' | 'signal' | 'text'>,
): Promise<ApiResult<CollectionData>> => {
  const result = await getJson<unknown>(url.href, { ...options, timeoutMs: visitorTimeoutMs });
  if (!result.ok) {
    if (result.reason !== 'abort')
      onProblem(`The collection at ${url.href} cannot be loaded: ${describeFailure(result)}.`);
    return result;
  }
  const data = collectionOf(result.data);
  if (isObject(data) && Array.isArray(data.items)) return { ...result, data: { ...data, items: data.items } };
  onProblem(
    `The collection at ${url.href} is ${describeData(data)}, expected JSON such as {"items":[{"title":"…"}]}. It is not shown.`,
  );
  return { ok: false, status: result.status, reason: 'json', ...libraryMessage('apiServer', options.text) };
};

/** The address of the page after the one at `url`. Logs an address of another server, and leaves it out. */
const readNextUrl = (pagination: CollectionResponse['pagination'], url: URL): string | undefined => {
  const { nextPage, nextPageUrl } = pagination ?? {};
  // Some servers name an address after the last page, too.
  if (nextPage === false) return undefined;
  const nextUrl = nextAddress(nextPageUrl, url);
  if (nextPageUrl && !nextUrl)
    console.warn(
      `[azulejo] The collection at ${url.href} names ${JSON.stringify(nextPageUrl)} as its next page, expected an address at ${url.origin}. Its pages end here.`,
    );
  return nextUrl;
};

/**
 * Loads a page of a collection: `{ collection, items, pagination }`, as the hosted builder answers `?format=json` (for events, with
 * `upcoming` and `past` in place of `items`), or the list of items alone. Wrong values in items are logged and left out.
 * @param src an address, relative to the page
 * @returns the page; or a failure, where the server answers with something else (HTML, an error) or not at all. Its message is
 * for visitors, and the console has the reason.
 */
export const loadCollection = async <Item = CollectionItem>(
  src: string,
  { timeZone, reader, onProblem, loadedItems, ...options }: LoadOptions<Item>,
): Promise<ApiResult<CollectionPage<Item>>> => {
  const url = addressOf(src);
  if (!url) {
    onProblem(
      `The collection at ${src} cannot be loaded: expected an address with http: or https:, such as /blog?format=json.`,
    );
    return { ok: false, status: 0, reason: 'network', ...libraryMessage('apiConnection', options.text) };
  }
  const result = await fetchCollection(url, { ...options, onProblem });
  if (!result.ok) return result;
  const { status, data } = result;
  const errors: SettingError[] = [];
  const report: ReportSettingError = (error) => errors.push(error);
  const { collection, pagination } = checkObject(
    { ...data, items: [] },
    { fields, report },
  ) as CollectionResponse;
  const newValues = withoutLoaded(data.items, loadedItems);
  const items = await readValues(newValues, {
    reader: reader ?? (collectionItemReader as ItemReader<unknown> as ItemReader<Item>),
    timeZone,
    report,
  });
  // Once, although several blocks may load the same page.
  if (errors.length)
    reportOnce(`${url.href} ${errors.map(({ path }) => path)}`, ({ warnSettingErrors }) =>
      warnSettingErrors(url.href, errors),
    );
  const { title = '', tags = [], categories = [] } = collection ?? {};
  return {
    ok: true,
    status,
    data: {
      title,
      items,
      hasNewItems: newValues.length > 0,
      nextUrl: readNextUrl(pagination, url),
      hasPagination: !!pagination,
      itemCount: pagination?.itemCount,
      tags,
      categories,
    },
  };
};
