import { asForm, sendBeacon } from '../send';
import { whenLeaving } from '../when-leaving';

/** Limits of a trace. */
const flushMs = 30_000;

export interface TraceEntry {
  type: string;
  data?: unknown;
}

let entries: (TraceEntry & { pageUrl: string })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (entries.length) sendBeacon('/api/events/Trace', asForm({ data: entries }));
  entries = [];
};

/**
 * Keeps a log of what happened on the page.
 * @call POST /api/events/Trace
 * @when Every 30 s, and when the page goes, where there is something to tell: a block could not show (`az-error`), or a block or a script has fired `az-trace`; `detail` is `{ type, data }`.
 * @field data.[].pageUrl - The page's address.
 * @field data.[].type - What kind of entry it is.
 * @field data.[].data - What it says.
 */
export const collectTrace = ({ type, data }: TraceEntry): void => {
  if (timer === undefined) timer = setTimeout(flush, flushMs);
  entries.push({ pageUrl: location.href, type, data });
};

whenLeaving(flush);
