import type { Page } from 'puppeteer-core';

/** What DevTools calls scripting: running, compiling, promises' continuations, and collecting the garbage of it. */
const scriptEvents = [
  'EvaluateScript',
  'FunctionCall',
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
  /** Microseconds, as `dur`. */
  ts: number;
  dur?: number;
}

export interface Work {
  scriptMs: number;
  /** Style and layout, also where a script has asked for them. */
  layoutMs: number;
}

/** Starts to record what the tab does; the result stops and sums up. `Performance.getMetrics` leaves out microtasks. */
export const traceWork = async (tab: Page): Promise<() => Promise<Work>> => {
  await tab.tracing.start({ categories: ['-*', 'devtools.timeline', 'v8'] });
  return async () => {
    const buffer = await tab.tracing.stop();
    const { traceEvents } = JSON.parse(new TextDecoder().decode(buffer)) as { traceEvents: TraceEvent[] };
    return workOf(traceEvents);
  };
};

const kindOf = ({ name }: TraceEvent): keyof Work | undefined =>
  scriptEvents.includes(name) ? 'scriptMs' : layoutEvents.includes(name) ? 'layoutMs' : undefined;

/** Each moment counts once, for the innermost event around it. */
const workOf = (events: TraceEvent[]): Work => {
  const work: Work = { scriptMs: 0, layoutMs: 0 };
  for (const thread of threadsOf(events)) {
    const around: TraceEvent[] = [];
    for (const event of thread) {
      while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop();
      const outer = around.at(-1);
      add(work, event, event.dur ?? 0);
      if (outer) add(work, outer, -(event.dur ?? 0));
      around.push(event);
    }
  }
  return work;
};

const endOf = (event: TraceEvent | undefined): number => (event?.ts ?? 0) + (event?.dur ?? 0);

const add = (work: Work, event: TraceEvent, durationUs: number): void => {
  const kind = kindOf(event);
  if (kind) work[kind] += durationUs / 1000;
};

/** The events that count, thread by thread, each before those within it. */
const threadsOf = (events: TraceEvent[]): TraceEvent[][] => {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (event.ph !== 'X' || !kindOf(event)) continue;
    const thread = `${event.pid} ${event.tid}`;
    const known = threads.get(thread);
    if (known) known.push(event);
    else threads.set(thread, [event]);
  }
  return [...threads.values()].map((thread) =>
    thread.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)),
  );
};
