import type { ComponentType } from 'react';
import type { MessageFormatter } from './i18n/message-formatter';
import type { Store } from './util/store';

/** The props of every block's view. */
export interface BlockProps<Settings, Messages = Record<never, never>, Prepared = undefined> {
  /** Checked settings, with their defaults. */
  settings: Settings;
  /** The element's own child elements, in their order. */
  content: Element[];
  host: BlockHost;
  /** Formats a message in the element's language. */
  text: MessageFormatter<Messages>;
  /** The result of the definition's `prepare`. */
  prepared: Prepared;
}

/** A view and the props to render it with. The types are erased here, because `defineBlock` has checked them. */
export interface ViewState {
  view: ComponentType<ViewState['props']>;
  props: BlockProps<never, never, never>;
}

/** The custom element, as its view, `prepare` and the wrapper see it. */
export interface BlockHost extends HTMLElement {
  readonly internals: ElementInternals;
  /** Resolves with the element when it has rendered for the first time; rejects when it cannot render. */
  readonly ready: Promise<BlockHost>;
  /** Implements the element's own methods and read-only properties; see `addMethods` and `useElementMethods`. */
  implementation?: object;
  /** What the visitor has chosen in the block, while the element is out of the page too; see `useVisitorState`. */
  readonly visitorState: Map<string, unknown>;
  /** Logs `error` and fires `az-error`, once for each message. Does not change what the block shows. */
  report(error: unknown): void;
}

/** The element, as `BlockRoot` sees it. */
export interface RenderedHost extends BlockHost {
  /** Present once the block is rendered. */
  readonly viewStore: Store<ViewState>;
  /** Called when the view state has been rendered into the shadow root. */
  onCommit(): void;
  /** Called when the view throws an error. */
  onRenderError(error: unknown): void;
}
