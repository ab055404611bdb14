import { encodeForm } from '../../api/encode';
import { onPageHide, sendBeacon } from '../send';

const flushIntervalMs = 30_000;

export interface TraceEntry {
  type: string;
  data?: unknown;
}

let entries: (TraceEntry & { pageUrl: string })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (entries.length) sendBeacon('/api/events/Trace', encodeForm({ data: entries }));
  entries = [];
};

/**
 * Sends a log of the page's events.
 * @call POST /api/events/Trace
 * @when Every 30 s and when the page closes, if there are entries: a block failed (`az-error`), or a block or a script fired `az-trace`; `detail` is `{ type, data }`.
 * @field data.[].pageUrl - The page's address.
 * @field data.[].type - The entry's type.
 * @field data.[].data - The entry's data.
 */
export const collectTrace = ({ type, data }: TraceEntry): void => {
  if (timer === undefined) timer = setTimeout(flush, flushIntervalMs);
  entries.push({ pageUrl: location.href, type, data });
};

onPageHide(flush);
