/** What `capture.ts` notes in a page. The values are the page's own objects, of its own realm. */
export interface Captured {
  /** How many documents have begun in the frame. */
  documents: number;
  console: ConsoleLine[];
  errors: PageError[];
  violations: SecurityPolicyViolationEvent[];
  shifts: { value: number; moved: string[] }[];
  /** Brings in shifts that the browser knows of and has not reported yet. Missing where it measures none. */
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
  sources: { node: Node | null }[];
}

export function nothingCaptured(): Captured {
  return { documents: 0, console: [], errors: [], violations: [], shifts: [] };
}
