import { isObject } from '../../../core/util/is-object';
import type { CallOptions } from '../call';
import { acceptedEventStatuses, recordTimeoutMs, settingsTimeoutMs } from '../tracking-limits';
import { type ApiCall, pathStep, readNothing } from './api-call';

/**
 * The calls of visit analytics, for programs that record what happens elsewhere. In a page the collectors
 * (src/features/tracking) make them, with the visitor's consent; they document the fields.
 * @module
 */

/** Fields of a record by their names; the values are JSON. */
export type TrackedFields = Record<string, unknown>;

/** Fields of a call with a JSON body. */
export interface CensusFields extends TrackedFields {
  /** The visitor's record, the cookie `ss_cvr`; "" without one. */
  visitorCookie: string;
}

/** A button that was shown or clicked. */
export interface ButtonFields extends CensusFields {
  id?: string;
  buttonText?: string;
  /** The address that the button leads to. */
  clickthroughUrl?: string;
  alignment?: string;
  size?: string;
  /** Whether the button opens a new window. */
  newWindow?: boolean;
}

/** A page view. */
export interface Hit {
  /** 1: a page view. */
  event: number;
  data: TrackedFields;
  /** The visitor's record, the cookie of the same name; "" without one. */
  ss_cvr: string;
}

/** A view of an item in an overlay. */
export interface QuickViewRecord {
  /** Id of the item. */
  id: string;
  /** The visitor's record, the cookie of the same name. Default: "". */
  ss_cvr?: string;
}

/** An event with a name of its own, such as a sign-up. */
export interface NamedEvent {
  /** Name of the event. */
  event: string;
  data: TrackedFields;
  /** Further fields of the form. */
  [field: string]: unknown;
}

/** An error of a page's scripts. */
export interface ErrorRecord {
  event: string;
  data: TrackedFields;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** An entry of a page's log. */
export interface LogEntry {
  pageUrl: string;
  type: string;
  data: unknown;
}

/** An event for the events service, by a schema of that service. */
export interface ServiceEvent {
  analyticsId: string;
  commonData: TrackedFields;
  customData: TrackedFields;
  customSchemaName: string;
}

/** Where a visitor came from; the optional fields are those of the page's query. */
export interface Landing {
  /** The page's address. */
  landing: string;
  /** Address of the page before it. */
  refer: string;
  /** A random number, so that no response is cached. */
  rk: number;
  lang: string;
  /** Size of the screen: "1440x900". */
  screen: string;
  source?: string;
  campaign?: string;
  subcampaign?: string;
  channel?: string;
  subchannel?: string;
  variation?: string;
  mkwid?: string;
}

/** Settings for the records of a page's speed. */
export interface PerformanceSettings {
  /** Id of the page view. Each of its records has it. */
  pageLoadId: string;
}

/** A call whose response is ignored, whatever its body. */
const record = (path: string, options: CallOptions): ApiCall<void> => ({
  path,
  options: {
    method: 'POST',
    credentials: 'include',
    acceptsText: true,
    timeoutMs: recordTimeoutMs,
    ...options,
  },
  read: readNothing,
});

export const recordHit = (body: Hit): ApiCall<void> =>
  record('/api/census/RecordHit', { format: 'form', body });

export const recordFormRender = (body: CensusFields & { formId: string }): ApiCall<void> =>
  record('/api/census/form-render', { body });

export const recordOverlay = (body: CensusFields): ApiCall<void> => record('/api/census/overlay', { body });

export const recordButtonClick = (body: ButtonFields): ApiCall<void> =>
  record('/api/census/button-click', { body });

export const recordButtonRender = (body: ButtonFields): ApiCall<void> =>
  record('/api/census/button-render', { body });

export const recordQuickView = ({ id, ss_cvr = '' }: QuickViewRecord): ApiCall<void> =>
  record(`/api/census/RecordQuickView/${pathStep(id)}`, { format: 'form', body: { ss_cvr } });

export const recordEvent = (body: NamedEvent): ApiCall<void> =>
  record('/api/events/RecordEvent', { format: 'form', body, hasCrumbInBody: true });

export const recordJavascriptErrors = ({ records }: { records: ErrorRecord[] }): ApiCall<void> =>
  record('/api/events/RecordJavascriptErrors', { body: records });

export const recordTrace = ({ entries }: { entries: LogEntry[] }): ApiCall<void> =>
  record('/api/events/Trace', { format: 'form', body: { data: JSON.stringify(entries) } });

export const sendServiceEvent = (body: ServiceEvent): ApiCall<void> => ({
  ...record('/api/v1/events', { body }),
  read(_data, status) {
    if (!acceptedEventStatuses.includes(status)) throw Error('expected the status 200 or 202.');
  },
});

export const trackLanding = (landing: Landing): ApiCall<void> =>
  record('/api/track/Track', { method: 'GET', query: { ...landing } });

export const getPerformanceSettings = (): ApiCall<PerformanceSettings> => ({
  path: '/api/1/performance/settings',
  options: { timeoutMs: settingsTimeoutMs },
  read(data) {
    const pageLoadId = isObject(data) ? data.pageLoadId : undefined;
    if (typeof pageLoadId !== 'string') throw Error('expected { pageLoadId: "…" }.');
    return { pageLoadId };
  },
});

export const recordPerformance = ({ records }: { records: TrackedFields[] }): ApiCall<void> =>
  // As text, like the beacon of a page.
  record('/api/1/performance/records', {
    body: records,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  });
