/** Where a search looks: a document, a shadow root, an element without itself, or another part of a page. */
export interface Scope {
  /** Null for a document. */
  readonly ownerDocument: Document | null;
  querySelector<E extends Element>(selector: string): E | null;
  querySelectorAll<E extends Element>(selector: string): Iterable<E>;
}
