import { onPageHide, sendBeacon } from '../send';

const flushIntervalMs = 30_000;

interface TraceEntry {
  type: string;
  data?: unknown;
}

/** The entries that wait, each as JSON. */
let entries: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (entries.length) sendBeacon('/api/events/Trace', new URLSearchParams({ data: `[${entries}]` }));
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
  // To JSON at once: data that JSON cannot hold would cost the other entries, too, and the page may change its object later.
  entries.push(JSON.stringify({ pageUrl: location.href, type, data }));
  if (timer === undefined) timer = setTimeout(flush, flushIntervalMs);
};

onPageHide(flush);
