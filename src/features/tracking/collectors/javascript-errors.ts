import { logFailure } from '../debug';
import { libraryFolder } from '../library-folder';
import { onPageHide, send } from '../send';
import { siteFields } from '../site';

const debounceMs = 1000;
const maxBatches = 20;
const maxQueued = 10;
/** With these limits, a report of 10 errors is below 64 KiB: above, browsers refuse a call that outlives its page. */
const maxStackCharacters = 5000;
const maxMessageCharacters = 300;

/** A warning of browsers, not an error: an observer's work takes two frames. */
const noisePattern = /^ResizeObserver loop/;
/** An address within a browser extension. */
const extensionPattern = /\b\w+-extension:\/\//;

interface ErrorDetails {
  message: string;
  stack: string;
  file: string;
  line?: number;
  column?: number;
}

/** Address, line and column in the first line of a stack that has them. */
const stackLocation = /((?:https?|file):\/\/[^\s()]+?):(\d+):(\d+)/;

/** Describes an error by its message and its stack. A script may throw any value. */
const describeError = (error: unknown): ErrorDetails => {
  const { message, stack } = error instanceof Error ? error : { message: `${error}`, stack: '' };
  const [, file = '', line = 0, column = 0] = stackLocation.exec(stack ?? '') ?? [];
  return {
    message,
    stack: `${stack ?? ''}`.slice(0, maxStackCharacters),
    file,
    line: Number(line),
    column: Number(column),
  };
};

/** Reads an `error` event or an `unhandledrejection` event. */
export const readErrorEvent = (event: ErrorEvent | PromiseRejectionEvent): ErrorDetails => {
  if ('reason' in event) return describeError(event.reason);
  const details = describeError(event.error);
  const { message, filename: file, lineno: line, colno: column } = event;
  return file ? { ...details, message, file, line, column } : details;
};

/** Whether an error is worth a report: it comes from the page's own origin or from Azulejo, and not from a browser extension. */
export const isReported = ({ file, message, stack }: ErrorDetails, library: string): boolean =>
  !noisePattern.test(message) &&
  !extensionPattern.test(stack) &&
  (file.startsWith(`${location.origin}/`) || file.startsWith(library));

let batches = 0;
let queue: object[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const flush = (): void => {
  clearTimeout(timer);
  if (!queue.length || batches++ >= maxBatches) return;
  send('/api/events/RecordJavascriptErrors', { json: queue });
  queue = [];
};

const addToQueue = (details: ErrorDetails, app: 'azulejo' | 'site'): void => {
  if (queue.length >= maxQueued) return;
  const message = `${details.message}`.slice(0, maxMessageCharacters);
  const { href: url } = location;
  const data = { ...siteFields(), url, userAgent: navigator.userAgent, app, ...details, message };
  queue.push({ event: 'JavascriptError', data, timestamp: Date.now() });
  clearTimeout(timer);
  timer = setTimeout(flush, debounceMs);
};

/** Reports an error that the library has caught. */
export const reportLibraryError = (error: unknown): void => {
  logFailure(error);
  addToQueue(describeError(error), 'azulejo');
};

/**
 * Reports errors of the page's own scripts and of Azulejo, fonts that Typekit no longer has, and failures to measure the page's speed.
 * @call POST /api/events/RecordJavascriptErrors
 * @when 1 s after the last error, and when the page closes; at most 20 reports per page, with 10 errors each.
 * @cookie crumb - Sent with the call: proves that the call comes from a page of the site.
 * @field [].event - `JavascriptError`.
 * @field [].timestamp - Time in ms since 1970.
 * @field [].data.websiteId - The site's id.
 * @field [].data.templateId - Id of the site's template.
 * @field [].data.url - The page's address.
 * @field [].data.userAgent - The browser's user agent.
 * @field [].data.app - `azulejo`, or `site` for scripts of the page.
 * @field [].data.message - The error's message, at most 300 characters.
 * @field [].data.stack - The error's stack, at most 5,000 characters.
 * @field [].data.file - Address of the script.
 * @field [].data.line - Line in the script.
 * @field [].data.column - Column in the line.
 */
export const collectJavascriptErrors = (): void => {
  const onError = (event: Event): void => {
    const details = readErrorEvent(event as ErrorEvent);
    if (isReported(details, libraryFolder))
      addToQueue(details, details.file.startsWith(libraryFolder) ? 'azulejo' : 'site');
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  onPageHide(flush);
};
