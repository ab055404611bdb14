import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import './page-services';
import tokens from '../ui/tokens.css';
import { appendContentSlot } from './assign-slot';
import type { BlockDefinition } from './block-definition';
import type { BlockHost, RenderedHost, ViewState } from './block-host';
import { BlockRoot } from './block-root';
import { emit } from './emit';
import { endReserveAnimations } from './end-reserve-animations';
import { contentOf, type HostObserver, observeHost, whenParsed } from './host-content';
import { mountedElements, observeLanguageAndDirection } from './mounted-elements';
import { compiledFields } from './settings/field';
import { propertyOf } from './settings/names';
import { readSettings, type Settings } from './settings/read-settings';
import { withConsoleMessages } from './settings/with-console-messages';
import { adoptStyles, adoptStylesFirst, releaseStyles } from './styles';
import { elementName } from './util/element-name';
import { markOnce } from './util/mark-once';
import { createStore, type WritableStore } from './util/store';

/** The element class that r2wc makes. */
interface MountableElement extends HTMLElement {
  /** Where r2wc renders. */
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Microtasks to wait before a removed element counts as removed. Turbo awaits three promises between removal and insertion;
 * the rest is a margin.
 */
const moveGraceMicrotasks = 10;

/**
 * Defines a custom element from a React view. r2wc mounts and unmounts `BlockRoot` in the element's shadow root; the class below
 * owns attributes, properties, events, styles and errors. In Node, and in browsers without custom states, it does nothing: the
 * element's own content stays as it is.
 */
export const defineBlock = <S extends GenericSchema, M = Record<never, never>, P = undefined>(
  definition: BlockDefinition<S, M, P>,
): void => {
  if (!globalThis.CSS?.supports('selector(:state(ready))') || customElements.get(definition.tag)) return;
  const { tag, view, styles, contentStyles = '', contentAttributes } = definition;
  const { slotAssignment = 'named', messages, prepare } = definition;
  const block = tag.slice(3);
  const fields = compiledFields(definition.schema);
  // Leaves out historical spellings that are properties of every element, such as `title`.
  const keyByAlias = Object.entries(fields).flatMap(([key, { aliases = [] }]) =>
    aliases.filter((alias) => !(alias in HTMLElement.prototype)).map((alias) => [alias, key] as const),
  );
  const keyByProperty = new Map([
    ...keyByAlias,
    ...Object.keys(fields).map((key) => [propertyOf(block, key), key] as const),
  ]);
  // The property `data` replaces the attribute of that name; no setting has this property.
  keyByProperty.set('data', 'data');
  const Base = r2wc(BlockRoot as unknown as ComponentType) as unknown as new () => MountableElement;

  class BlockElement extends Base implements RenderedHost {
    static contentElements = definition.contentElements;
    internals = this.attachInternals();
    implementation?: object;
    readonly visitorState = new Map<string, unknown>();
    #ready!: PromiseWithResolvers<BlockHost>;
    ready!: Promise<BlockHost>;
    /** Present while the element is mounted. */
    #observer: HostObserver | undefined;
    /** Settings that scripts have set as properties, and `data`. */
    #properties: Settings = {};
    /** The settings of the last update; undefined while a change waits for the next update. */
    #settings: Settings | undefined;
    /** Counts updates, so that an outdated asynchronous one is dropped. */
    #updates = 0;
    /** Made for the first render after the element is mounted. */
    viewStore!: WritableStore<ViewState>;
    /** The view state whose view threw an error. */
    #failedViewState: ViewState | undefined;
    #isRendered = false;
    /** Whether `ready` has been rejected. */
    #hasFailed = false;

    static {
      for (const [property, key] of keyByProperty)
        Object.defineProperty(BlockElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: BlockElement) {
            return this.#getSetting(key);
          },
          set(this: BlockElement, value: unknown) {
            this.#properties[key] = value;
            this.update();
          },
        });
    }

    constructor() {
      super();
      this.#awaitRender();
      // A property set before the element was defined hides the accessor of its name.
      const element = this as unknown as Settings;
      for (const property of keyByProperty.keys())
        if (Object.hasOwn(element, property)) {
          const value = element[property];
          delete element[property];
          element[property] = value;
        }
    }

    /** Replaces `ready` by a pending promise: for a new element, and for an element that may be mounted again. */
    #awaitRender(): void {
      this.#hasFailed = false;
      this.#ready = Promise.withResolvers();
      this.ready = this.#ready.promise;
      // A page that does not use `ready` should see no unhandled rejection.
      this.ready.catch(() => {});
    }

    override connectedCallback(): void {
      // The element was moved: perhaps to another root or another language.
      if (this.#observer) this.#start();
      else this.#startWhenReady();
    }

    /**
     * A move is a removal and an insertion, so an element is unmounted only if it is still disconnected some microtasks later.
     */
    override async disconnectedCallback(): Promise<void> {
      for (let count = 0; count < moveGraceMicrotasks; count++) await undefined;
      if (!this.isConnected) this.unmount();
    }

    /** The stylesheets of one document do not work in another, so the element is mounted anew there. */
    adoptedCallback(): void {
      this.unmount();
    }

    /** `moveBefore` does not disconnect the element. */
    connectedMoveCallback(): void {
      this.connectedCallback();
    }

    async #startWhenReady(): Promise<void> {
      await Promise.all([globalThis.Azulejo?.whenReadyToLoad?.(this), whenParsed(this)]);
      // Meanwhile the element may have been removed, or started by another call.
      if (!this.isConnected || this.#observer) return;
      mountedElements.add(this);
      this.#start();
    }

    #start(): void {
      this.#observer?.stop();
      this.#observer = observeHost(this, () => this.update(), contentAttributes);
      observeLanguageAndDirection(this);
      if (this.#isRendered) this.#adoptContentStyles();
      this.update();
    }

    /** Reads all settings again and renders, if the element is mounted. Several calls in one task make one update. */
    update(): void {
      this.#settings = undefined;
      if (!this.#observer) return;
      const update = ++this.#updates;
      const isCurrent = (): boolean => update === this.#updates && this.isConnected;
      queueMicrotask(async () => {
        if (!isCurrent()) return;
        try {
          const settings = this.#readSettings();
          this.#settings = settings;
          const needs = [messages?.(this), prepare?.(settings as InferOutput<S>, this)];
          // Without a promise the block renders in this task, before the browser paints.
          const isAsync = needs.some((need) => need instanceof Promise);
          const [text, prepared] = isAsync ? await Promise.all(needs) : needs;
          if (isCurrent()) this.#render({ settings, text, prepared });
        } catch (error) {
          if (isCurrent()) this.#fail(error);
        }
      });
    }

    #render(loaded: { settings: Settings; text: unknown; prepared: unknown }): void {
      const props = { ...loaded, content: contentOf(this), host: this };
      const viewState = { view, props } as unknown as ViewState;
      if (this.#isRendered) this.viewStore.set(viewState);
      else {
        this.viewStore = createStore(viewState);
        // A declarative shadow root that a script has inserted stays a `<template>`. The block renders the same content itself.
        this.querySelector(':scope > template[shadowrootmode]')?.remove();
        // Not in the constructor: the parser may still attach a declarative shadow root.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', slotAssignment });
        if (!root.hasChildNodes()) appendContentSlot(root);
        this.container = root;
        // r2wc mounts.
        super.connectedCallback();
      }
    }

    onCommit(): void {
      this.#adoptStyles();
      // `BlockRoot` also commits when the view has thrown.
      if (this.viewStore.getSnapshot() === this.#failedViewState) return;
      this.internals.states.add('ready');
      endReserveAnimations();
      this.#ready.resolve(this);
      // Replaces a promise that an earlier error has rejected.
      this.ready = Promise.resolve(this);
      if (markOnce(this, 'az-ready')) emit(this, 'az-ready');
    }

    onRenderError(error: unknown): void {
      this.#failedViewState = this.viewStore.getSnapshot();
      this.#adoptStyles();
      this.#fail(error);
    }

    /** Runs after the first render, so that a declarative shadow root keeps its own styles until then. */
    #adoptStyles(): void {
      if (this.#isRendered) return;
      this.#isRendered = true;
      // First, so that the rules of stylesheets that the view has adopted win.
      adoptStylesFirst(this.container, [tokens, styles, contentStyles]);
      this.#adoptContentStyles();
    }

    /** Adds the styles of the element's own content to the document or shadow root that the element is in. */
    #adoptContentStyles(): void {
      if (contentStyles) adoptStyles(this.getRootNode(), contentStyles);
    }

    unmount(): void {
      if (!this.#observer) return;
      this.#observer.stop();
      this.#observer = undefined;
      // Drops an asynchronous update.
      this.#updates++;
      this.#settings = undefined;
      mountedElements.delete(this);
      this.internals.states.delete('ready');
      // r2wc unmounts.
      super.disconnectedCallback();
      if (this.#isRendered) {
        appendContentSlot(this.container);
        this.container.adoptedStyleSheets = [];
      }
      if (this.#isRendered || this.#hasFailed) this.#awaitRender();
      this.#isRendered = false;
    }

    /** Unmounts the element and removes its styles from the page, for `Azulejo.destroy()`. */
    destroy(): void {
      this.unmount();
      if (contentStyles) releaseStyles(this.getRootNode(), contentStyles);
    }

    #fail(error: unknown): void {
      this.internals.states.delete('ready');
      this.#ready.reject(error);
      this.#hasFailed = true;
      this.report(error);
    }

    report(error: unknown): void {
      if (!markOnce(this, String(error))) return;
      console.error(`[azulejo] ${elementName(this)}:`, error, this);
      emit(this, 'az-error', { detail: { error, block } });
    }

    #getSetting(key: string): unknown {
      if (key === 'data') return this.#properties.data;
      // A script may have set an attribute in this task.
      this.#observer?.flushChanges();
      return (this.#settings ?? this.#readSettings())[key];
    }

    #readSettings(): Settings {
      return readSettings({
        host: this,
        block,
        fields,
        properties: this.#properties,
        report: (id, problem) => {
          if (markOnce(this, id))
            withConsoleMessages(({ reportProblem }) => reportProblem({ host: this, block, problem }));
        },
      });
    }
  }
  customElements.define(tag, BlockElement);
};
