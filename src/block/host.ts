import type { Root, Shown } from './root';

/** The element as its view, its `prepare` and the wrapper see it. */
export interface BlockHost extends HTMLElement {
  readonly internals: ElementInternals;
  /** What is to be rendered; nothing before the settings have been read. */
  readonly shown: Shown | undefined;
  /** Resolves with the element when it first shows; rejects when it cannot. */
  readonly ready: Promise<unknown>;
  /** What the methods of the element do, as its definition names them; the view puts it here. */
  control?: object;
  /** Logs `error` and fires `az-error`, once for each message. For a mistake that the block gets over. */
  report(error: unknown): void;
  /** For `Root`: what it rendered is in the shadow root. */
  committed(root: Root): void;
  /** For `Root`: the view could not render. */
  fail(error: unknown): void;
}
