/** The body of `POST /_page`, which creates a page on the test server. */
export interface PageRequest {
  html: string;
  /** Headers of the answer, for example a `Content-Security-Policy`. */
  headers?: Record<string, string>;
  /** Time before the answer begins. */
  delayMs?: number;
  /** Parts that follow `html` one by one, each after its own delay, as from a slow server. */
  chunks?: { html: string; delayMs: number }[];
}
