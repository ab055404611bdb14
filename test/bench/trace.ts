import type { Page } from 'puppeteer-core';
import { idleMark, traceMark } from './probe/trace-mark';

/** What DevTools calls scripting: running, compiling, promises' continuations, and collecting the garbage of it. */
const scriptEvents = [
  'EvaluateScript',
  'FunctionCall',
  // Newer versions of Chromium: around a function and the continuations of promises that follow it.
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
  /** Microseconds, as `dur` and `tdur`. */
  ts: number;
  dur?: number;
  /** How much of `dur` its thread really ran, whatever else the machine had to do meanwhile. */
  tdur?: number;
}

interface Work {
  scriptMs: number;
  /** As much of it as ran before the loaded page was idle for the first time. */
  beforeIdleMs: number;
  /** Style and layout, also where a script has asked for them. */
  layoutMs: number;
  /** How many times styles were worked out, and how many times places were. */
  recalcs: number;
  layouts: number;
}

/**
 * Starts to record what the tab does; the result stops and sums up what the page's main thread did since the probe's
 * last mark. Chromium has pages of its own, in other processes. `Performance.getMetrics` leaves out microtasks.
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

/** Each moment counts once, for the innermost event around it. */
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
