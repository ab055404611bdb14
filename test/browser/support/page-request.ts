/** What a suite asks the test server for with `POST /_page`: a page of its own. */
export interface PageRequest {
  html: string;
  /** Headers of the answer, for example a `Content-Security-Policy`. */
  headers?: Record<string, string>;
  /** Time before the answer begins. */
  delayMs?: number;
  /** Parts that follow `html` one by one, each after its own delay, as from a slow server. */
  chunks?: { html: string; delayMs: number }[];
}
