/** The part of a page to search in: a document, a shadow root, the descendants of an element, or another part. */
export interface Scope {
  /** Null for a document. */
  readonly ownerDocument: Document | null;
  querySelector<E extends Element>(selector: string): E | null;
  querySelectorAll<E extends Element>(selector: string): Iterable<E>;
}
