import type { Page } from 'puppeteer-core';
import { idleMark, traceMark } from './probe/trace-mark';

/** The events that DevTools counts as scripting: running and compiling code, continuations of promises, garbage collection. */
const scriptEvents = [
  'EvaluateScript',
  'FunctionCall',
  // In newer versions of Chromium: surrounds a function and the continuations of promises that follow it.
  'v8.callFunction',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'MinorGC',
  'MajorGC',
];
const layoutEvents = ['UpdateLayoutTree', 'Layout'];

interface TraceEvent {
  name: string;
  /** `X`: an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds, like `dur` and `tdur`. */
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread really ran: meanwhile, the machine may have run other processes. */
  tdur?: number;
}

interface Work {
  scriptMs: number;
  /** The part of `scriptMs` before the loaded page was idle for the first time. */
  beforeIdleMs: number;
  /** Time in style and layout, including what a script has forced. */
  layoutMs: number;
  /** The number of style recalculations. */
  recalcs: number;
  /** The number of layouts. */
  layouts: number;
}

/**
 * Starts a trace of the tab. The returned function stops it, and sums up the work of the page's main thread since the probe's
 * last mark. The trace also has pages of Chromium's own, in other processes, which do not count. `Performance.getMetrics`
 * would leave out microtasks.
 */
export const traceWork = async (tab: Page): Promise<() => Promise<Work>> => {
  await tab.tracing.start({ categories: ['-*', 'devtools.timeline', 'v8', 'blink.user_timing'] });
  return async () => {
    const buffer = await tab.tracing.stop();
    const { traceEvents } = JSON.parse(new TextDecoder().decode(buffer)) as { traceEvents: TraceEvent[] };
    const marks = traceEvents.filter(({ name }) => name === traceMark).sort((a, b) => a.ts - b.ts);
    const mark = marks.at(-1);
    if (!mark) throw new Error(`The trace has no mark "${traceMark}".`);
    const events = traceEvents.filter((event) => isSince(mark, event));
    const idle = traceEvents.find(({ name, ts }) => name === idleMark && ts > mark.ts)?.ts ?? 0;
    return { ...workOf(events), beforeIdleMs: workOf(events.filter(({ ts }) => ts < idle)).scriptMs };
  };
};

const isSince = (mark: TraceEvent, { ph, pid, tid, ts }: TraceEvent): boolean =>
  ph === 'X' && pid === mark.pid && tid === mark.tid && ts >= mark.ts;

const kindOf = ({ name }: TraceEvent): 'scriptMs' | 'layoutMs' | undefined =>
  scriptEvents.includes(name) ? 'scriptMs' : layoutEvents.includes(name) ? 'layoutMs' : undefined;

/** Counts each moment once, for the innermost event around it. */
const workOf = (events: TraceEvent[]): Omit<Work, 'beforeIdleMs'> => {
  const countOf = (wanted: string): number => events.filter(({ name }) => name === wanted).length;
  const work = {
    scriptMs: 0,
    layoutMs: 0,
    recalcs: countOf('UpdateLayoutTree'),
    layouts: countOf('Layout'),
  };
  const around: TraceEvent[] = [];
  for (const event of events.filter(kindOf).sort(outerFirst)) {
    while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop();
    const outer = around.at(-1);
    add(work, event, ranUs(event));
    if (outer) add(work, outer, -ranUs(event));
    around.push(event);
  }
  return work;
};

const outerFirst = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);

const endOf = (event: TraceEvent | undefined): number => (event?.ts ?? 0) + (event?.dur ?? 0);

const ranUs = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;

const add = (work: Pick<Work, 'scriptMs' | 'layoutMs'>, event: TraceEvent, durationUs: number): void => {
  const kind = kindOf(event);
  if (kind) work[kind] += durationUs / 1000;
};
