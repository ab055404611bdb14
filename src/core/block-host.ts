import type { ComponentType } from 'react';
import type { MessageFormatter } from './i18n/messages';

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

/** A view and the props that it is to be rendered with. `defineBlock` has checked the types, which here are only passed on. */
export interface ViewState {
  view: ComponentType<ViewState['props']>;
  props: BlockProps<never, never, never>;
}

/** The custom element, as its view, `prepare` and the wrapper see it. */
export interface BlockHost extends HTMLElement {
  readonly internals: ElementInternals;
  /** Resolves with the element when it has rendered for the first time; rejects when it cannot render. */
  readonly ready: Promise<unknown>;
  /** Implements the element's own methods and readable properties; see `addMethods` and `useElementMethods`. */
  implementation?: object;
  /** Logs `error` and fires `az-error`, once for each message: for an error that the block recovers from. */
  report(error: unknown): void;
}

/** The element as a store of its view's state, for `BlockRoot`, which is mounted once there is one. */
export interface ViewStore extends BlockHost {
  getViewState: () => ViewState;
  subscribe: (onChange: () => void) => () => void;
  /** The view's state has been rendered into the shadow root. */
  onCommit(): void;
  /** The view threw an error. */
  onRenderError(error: unknown): void;
}
