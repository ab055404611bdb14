import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Fields } from '../check/field';
import type { Text } from '../i18n/translated';
import tokens from '../ui/tokens.css';
import { endWithPage, live } from '../util/live';
import { contentOf, parsed, type Watch, watchHost } from './children';
import { emit } from './emit';
import { hasten } from './hasten';
import type { BlockHost } from './host';
import { propertyOf } from './names';
import { type BlockProps, Root, type Shown } from './root';
import { readSettings, type Settings } from './settings';
import { adopt, disown, sheetOf } from './styles';

/** All there is to know of a block. */
export interface BlockDefinition<S extends GenericSchema, M, P> {
  tag: `az-${string}`;
  /** The block's schema.ts, which the build turns into `Fields`. */
  schema: S;
  view: ComponentType<BlockProps<InferOutput<S>, M, P>>;
  /** For the shadow root. */
  styles: string;
  /** For the element's own content, before the upgrade too; in a cascade layer, so that any rule of the page wins. */
  contentStyles?: string;
  /** Made by `translated`. */
  messages?: (host: Element) => Text<M> | Promise<Text<M>>;
  /** Loads what the settings ask for, before they are shown. What it throws is the block's error. */
  prepare?: (settings: InferOutput<S>, host: BlockHost) => P | Promise<P> | undefined;
}

interface MountableElement extends HTMLElement {
  /** Where it is rendered; r2wc takes the element itself where it is not told otherwise. */
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Lets the element's own content be seen. */
const withContent = (root: ShadowRoot): ShadowRoot => {
  root.append(document.createElement('slot'));
  return root;
};

/**
 * The one way an element comes to be: r2wc mounts and unmounts `Root` in the element's shadow root; attributes,
 * properties, events, styles and errors are owned here. In Node, where there are no elements, it does nothing.
 */
export const defineBlock = <S extends GenericSchema, M = Record<never, never>, P = undefined>(
  definition: BlockDefinition<S, M, P>,
): void => {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  const { tag, view, styles, contentStyles = '', messages, prepare } = definition;
  const block = tag.slice(3);
  const fields = definition.schema as unknown as Fields;
  const properties = Object.keys(fields).map((key) => [propertyOf(block, key), key] as const);
  // No setting has this key.
  properties.push(['data', '']);
  const Base = r2wc(Root as unknown as ComponentType) as unknown as new () => MountableElement;

  class BlockElement extends Base implements BlockHost {
    internals = this.attachInternals();
    shown: Shown | undefined;
    #shows = Promise.withResolvers<unknown>();
    ready = this.#shows.promise;
    #root: Root | undefined;
    /** While it is mounted. */
    #watch: Watch | undefined;
    #properties: Settings = {};
    /** Those of the last update; none while a change waits for the next. */
    #settings: Settings | undefined;
    #updates = 0;
    /** Texts of what has been reported; a re-render does not say it again. */
    #reported = new Set<string>();

    static {
      for (const [property, key] of properties)
        Object.defineProperty(BlockElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: BlockElement) {
            if (!key) return this.#properties[key];
            // A script may have set an attribute just now.
            this.#watch?.look();
            return (this.#settings ?? this.#read())[key];
          },
          set(this: BlockElement, value: unknown) {
            this.#properties[key] = value;
            this.update();
          },
        });
    }

    constructor() {
      super();
      // Whoever does not ask for it need not hear of it.
      this.ready.catch(() => {});
      // A property set before the element was defined hides the accessor of its name.
      const own = this as unknown as Settings;
      for (const [name] of properties)
        if (Object.hasOwn(own, name)) {
          const value = own[name];
          delete own[name];
          own[name] = value;
        }
    }

    override connectedCallback(): void {
      // Moved: into another root, perhaps, or another language.
      if (this.#watch) this.#arrive();
      else {
        hasten(this);
        Promise.all([globalThis.Azulejo?.turn?.(this as never), parsed(this)]).then(() => {
          // It may have come several times meanwhile.
          if (!this.isConnected || this.#watch) return;
          live.add(this);
          endWithPage();
          this.#arrive();
        });
      }
    }

    #arrive(): void {
      this.#watch?.stop();
      this.#watch = watchHost(this, () => this.update());
      if (this.#root) this.#dress();
      this.update();
    }

    /** A move is a removal and an insertion: only what is still gone a moment later is unmounted. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.unmount();
      });
    }

    /** With `moveBefore` it never was away. */
    connectedMoveCallback(): void {
      this.connectedCallback();
    }

    /** Reads everything again and renders it; several calls in a row are one. */
    update(): void {
      this.#settings = undefined;
      if (!this.#watch) return;
      const updates = ++this.#updates;
      const current = (): boolean => updates === this.#updates;
      queueMicrotask(async () => {
        if (!current()) return;
        try {
          const settings = this.#read();
          this.#settings = settings;
          const needs = [messages?.(this), prepare?.(settings as InferOutput<S>, this)];
          const waits = needs.some((need) => need instanceof Promise);
          const [text, prepared] = waits ? await Promise.all(needs) : needs;
          if (current()) this.#show({ settings, text, prepared });
        } catch (error) {
          if (current()) this.fail(error);
        }
      });
    }

    #show(loaded: { settings: Settings; text: unknown; prepared: unknown }): void {
      this.shown = { view, props: { ...loaded, content: contentOf(this), host: this } } as unknown as Shown;
      if (this.#root) this.#root.refresh();
      else {
        // Not earlier: what the parser still brings may be a declarative shadow root.
        this.container = this.shadowRoot ?? withContent(this.attachShadow({ mode: 'open' }));
        super.connectedCallback();
      }
    }

    committed(root: Root): void {
      if (!this.#root) {
        this.#root = root;
        // Not before something has been rendered: a declarative shadow root keeps its own look until then.
        // A view's own sheets are there already; they come after.
        const sheets = [tokens, styles, contentStyles].map(sheetOf);
        this.container.adoptedStyleSheets = [...sheets, ...this.container.adoptedStyleSheets];
        this.#dress();
      }
      if (root.rendered !== this.shown) root.refresh();
      if (root.caught || root.state.failed) return;
      this.internals.states.add('ready');
      this.#shows.resolve(this);
      this.#once('az-ready', () => emit(this, 'az-ready'));
    }

    /** Brings the styles of the element's own content into the tree that it is in. */
    #dress(): void {
      if (contentStyles) adopt(this.getRootNode() as Document | ShadowRoot, sheetOf(contentStyles));
    }

    unmount(): void {
      if (!this.#watch) return;
      this.#watch.stop();
      this.#watch = undefined;
      // What is under way is for nobody.
      this.#updates++;
      this.#settings = undefined;
      live.delete(this);
      this.internals.states.delete('ready');
      super.disconnectedCallback();
      // What has not been replaced yet is still there.
      if (this.#root) withContent(this.container).adoptedStyleSheets = [];
      this.#root = undefined;
    }

    /** Leaves the page as it was found, for `Azulejo.destroy()`. */
    destroy(): void {
      this.unmount();
      if (contentStyles) disown(this.getRootNode() as Document | ShadowRoot, sheetOf(contentStyles));
    }

    fail(error: unknown): void {
      this.internals.states.delete('ready');
      this.#shows.reject(error);
      this.report(error);
    }

    report(error: unknown): void {
      this.#once(`${error}`, () => {
        console.error(`[azulejo] <${tag}>:`, error, this);
        emit(this, 'az-error', { detail: { error, block } });
      });
    }

    #once(text: string, say: () => void): void {
      if (!this.#reported.has(text)) say();
      this.#reported.add(text);
    }

    #read(): Settings {
      return readSettings({
        host: this,
        block,
        fields,
        data: this.#properties[''],
        properties: this.#properties,
        report: (id, problem) =>
          this.#once(id, () => {
            // In a chunk of its own: only pages with mistakes load it.
            import('./diagnose').then(({ diagnose }) => diagnose(this, block, problem));
          }),
      });
    }
  }
  customElements.define(tag, BlockElement);
};
