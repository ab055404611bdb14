/** The record of a page, by `capture.ts`. Its values are objects of the page's realm. */
export interface Captured {
  /** Number of documents that the frame has loaded. */
  documents: number;
  console: ConsoleLine[];
  errors: PageError[];
  violations: SecurityPolicyViolationEvent[];
  /** `startTime` as in `performance.now()`; `moved` says of each node which it is, near which block, from where to where. */
  shifts: { value: number; startTime: number; moved: string[] }[];
  /** Adds shifts that the browser has not reported yet. Missing in engines that do not measure shifts. */
  takeShifts?(): void;
  /** Runs a script of the page's origin in the page, as a module: a strict policy allows it. */
  load?(url: string): Promise<unknown>;
}

export interface ConsoleLine {
  level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  args: unknown[];
  text: string;
}

/** An uncaught exception, an unhandled rejection or a script, style or picture that could not be loaded. */
export interface PageError {
  message: string;
  error?: unknown;
}

/** https://wicg.github.io/layout-instability/; TypeScript's library does not have it. */
export interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export function nothingCaptured(): Captured {
  return { documents: 0, console: [], errors: [], violations: [], shifts: [] };
}
