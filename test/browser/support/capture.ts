/**
 * Runs as the first script of every page under test and records console output, errors, policy violations and layout
 * shifts for `Page`. The script comes from the page's own origin and uses no sink that a strict policy forbids. The record
 * is stored on the frame, outside the page, so it survives a navigation.
 */
import type { Captured, LayoutShift } from './captured';

const captured = (window.frameElement as (Element & { captured?: Captured }) | null)?.captured;
if (captured) capture(captured);

function capture(into: Captured): void {
  into.documents += 1;
  into.load = (url) => import(url);
  captureConsole(into);
  captureErrors(into);
  document.addEventListener('securitypolicyviolation', (event) => into.violations.push(event));
  captureLayoutShifts(into);
}

function captureConsole({ console: lines }: Captured): void {
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[level];
    console[level] = (...args: unknown[]) => {
      lines.push({ level, args, text: args.map(describe).join(' ') });
      write.apply(console, args);
    };
  }
}

function captureErrors({ errors }: Captured): void {
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) errors.push({ message: event.message, error: event.error });
    else if (event.target instanceof Element)
      errors.push({ message: `Could not load ${describe(event.target)}` });
  };
  // In the capturing phase also the failed loads of scripts, styles and pictures pass here.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    errors.push({ message: `Unhandled rejection: ${describe(reason)}`, error: reason });
  });
}

function captureLayoutShifts(into: Captured): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  const note = (entries: PerformanceEntry[]) => {
    // https://web.dev/articles/cls: what follows a visitor's input within 500 ms is expected and does not count.
    const unexpected = (entries as LayoutShift[]).filter((entry) => !entry.hadRecentInput);
    for (const { value, startTime, sources } of unexpected) {
      into.shifts.push({
        value,
        startTime,
        moved: sources.map(({ node }) => (node ? describe(node) : 'a removed node')),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  into.takeShifts = () => note(observer.takeRecords());
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return (value.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/, '');
  if (value instanceof Node) return `${value.nodeName} "${value.textContent?.trim().slice(0, 40)}"`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // circular
  }
}
