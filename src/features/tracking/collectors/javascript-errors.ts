import { send } from '../send';
import { siteFields } from '../site';
import { whenLeaving } from '../when-leaving';

/** Limits of a report. */
const debounceMs = 1000;
const maxBatches = 20;
const maxQueued = 10;
const maxStackLetters = 5000;

/** Browsers say it where an observer's work takes two frames: nothing is wrong. */
const noise = /^ResizeObserver loop/;
/** Of a visitor's extension that works in the page. */
const foreign = /\b\w+-extension:\/\//;

interface Fault {
  message: string;
  stack: string;
  file: string;
  line?: number;
  column?: number;
}

/** Address, line and column of the first line of a stack that has them. */
const placeInStack = /((?:https?|file):\/\/[^\s()]+?):(\d+):(\d+)/;

/** What is known of an error, or of a rejected promise that nobody heard of. */
export const faultOf = (event: ErrorEvent | PromiseRejectionEvent): Fault => {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  const { message, stack } = error instanceof Error ? error : { message: `${error}`, stack: '' };
  const [, file = '', line = 0, column = 0] = placeInStack.exec(stack ?? '') ?? [];
  const inStack = { file, line: Number(line), column: Number(column) };
  return {
    stack: `${stack ?? ''}`.slice(0, maxStackLetters),
    ...('reason' in event || !event.filename
      ? { message, ...inStack }
      : { message: event.message, file: event.filename, line: event.lineno, column: event.colno }),
  };
};

/**
 * Counts scripts of the page's own origin, and Azulejo's own. Not those of other sites and of the
 * visitor's extensions, which the owner cannot mend.
 */
export const isWanted = ({ file, message, stack }: Fault, library: string): boolean =>
  !noise.test(message) &&
  !foreign.test(stack) &&
  (file.startsWith(`${location.origin}/`) || file.startsWith(library));

/** The library's folder: this file is in it, or in its chunks/. */
const library = import.meta.url.replace(/(chunks\/)?[^/]*$/, '');

/**
 * Reports errors of the page's own scripts and of Azulejo.
 * @call POST /api/events/RecordJavascriptErrors
 * @when 1 s after the last of them, and when the page goes; at most 20 times a page, of 10 errors each.
 * @cookie crumb - Sent: it tells the server that the call comes from its own page.
 * @field [].event - `JavascriptError`.
 * @field [].timestamp - When, in ms since 1970.
 * @field [].data.websiteId - The site.
 * @field [].data.templateId - Its template.
 * @field [].data.url - The page's address.
 * @field [].data.userAgent - The browser's name for itself.
 * @field [].data.app - `azulejo`, or `site` for scripts of the page.
 * @field [].data.message - What the error says.
 * @field [].data.stack - How it came about, 5,000 characters of it.
 * @field [].data.file - The script.
 * @field [].data.line - The line in it.
 * @field [].data.column - The column in that.
 */
export const collectJavascriptErrors = (): void => {
  let batches = 0;
  let queue: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    if (!queue.length || batches++ >= maxBatches) return;
    send('/api/events/RecordJavascriptErrors', { json: queue });
    queue = [];
  };
  const add = (event: Event): void => {
    const fault = faultOf(event as ErrorEvent);
    if (queue.length >= maxQueued || !isWanted(fault, library)) return;
    const data = {
      ...siteFields(),
      url: location.href,
      userAgent: navigator.userAgent,
      app: fault.file.startsWith(library) ? 'azulejo' : 'site',
      ...fault,
    };
    queue.push({ event: 'JavascriptError', data, timestamp: Date.now() });
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  };
  addEventListener('error', add);
  addEventListener('unhandledrejection', add);
  whenLeaving(flush);
};
