/** What a page's scripts can say to Azulejo: `window.Azulejo`, and the same names as imports of `azulejo`. */
export interface AzulejoApi {
  /** The library's version, as in package.json. */
  readonly version: string;
  /** The script tag's `data-*` attributes in camelCase; blocks read them when they need them. */
  config: AzulejoConfig;
  /**
   * The site context: the JSON of `<script type="application/json" data-azulejo-context>`, read once, when the document
   * is parsed and the first block has been loaded, unless a script has set it before.
   */
  context?: Record<string, unknown>;
  /** The visitor's choice about cookies and third parties; there once a block that heeds it has been loaded. */
  consent?: ConsentApi;
  /**
   * Looks for elements in `root` (default: the document) and goes on watching it. Call it for an open shadow root
   * of your own, or once after `data-manual`.
   */
  scan(root?: Document | ShadowRoot | Element): void;
  /**
   * Loads and defines a block without waiting for an element of it.
   * @param name the tag without `az-`
   * @param hints text that may mention variants of the block (a design), whose files then come along
   * @returns a promise that rejects after four attempts, 3.9 s; another call tries again
   */
  load(name: string, hints?: string): Promise<unknown>;
  /** Resolves when the element first shows; rejects with the error of a block that cannot render. */
  whenReady(element: Element): Promise<unknown>;
  /** Runs `fn` once the document is parsed, or now if it is. What it throws is logged and stops nobody else. */
  onInit(fn: () => void): unknown;
  /** Runs `fn` when `destroy` is called. What it throws is logged and stops nobody else. */
  onDestroy(fn: () => void): unknown;
  /** Takes everything back: watchers, styles and mounted blocks; each element shows its own content again. */
  destroy(): void;
  /**
   * Asks a question in a dialog. There from the first block on; `dist/overlays.js` has it, and more, as a module.
   * @returns true for yes, false for no, null when the visitor has put it away
   */
  confirm?(question: string | Question): Promise<boolean | null>;
  /** Tells something in a dialog; resolves when the visitor has taken note of it. */
  alert?(notice: string | Omit<Question, 'rejectText'>): Promise<void>;
  /** Says something in passing; resolves when it has gone, after 2 s. */
  inform?(notice: string | Pick<Question, 'title' | 'message'>): Promise<true>;
  /** The system error: resolves with what the visitor chose, to reload the page or to put the error away. */
  showError?(error: { message: string; isCleaned?: boolean }): Promise<'reload' | 'clear'>;
  /** Explains an element to who points at it for 1.2 s or reaches it by keyboard; resolves with what takes it back. */
  tooltip?(element: HTMLElement, text: string): Promise<() => void>;
  /**
   * For elements: resolves when `element` may show, by its `loading` attribute or its block's default; never after
   * `destroy`. It is there once `scan` has been called: before that nobody makes an element wait.
   * @internal
   */
  turn?(element: Waiting): Promise<unknown>;
}

/** All texts are text, not HTML. */
export interface Question {
  message: string;
  title?: string;
  /** The button that confirms. Default: 'Aceptar', in the page's language. */
  confirmText?: string;
  /** The button that says no. Default: 'Cancelar'. */
  rejectText?: string;
}

export interface ConsentApi {
  /**
   * `accepted` is yes to all of it, `declined` no to something. Without a choice `unknown`, or `declined` where the
   * browser says so (Global Privacy Control).
   */
  readonly state: 'unknown' | 'accepted' | 'declined';
  /** What is allowed now: as chosen; without a choice, what the site's policy allows meanwhile. */
  readonly categories: ConsentCategories;
  /**
   * Stores the visitor's choice for 30 days, and tells those who listen. Categories that are not named are declined; to
   * keep them apart, the page needs a banner, or its file.
   */
  set(choice: boolean | 'accepted' | 'declined' | Partial<ConsentCategories>): void;
  /** Shows the banner again, where the page has one. */
  reopen(): void;
  /**
   * Calls `listener` after each choice, until the returned function is called. `isHere` is false for a choice that was
   * made in another tab.
   */
  onChange(listener: (state: ConsentApi['state'], isHere: boolean) => void): () => void;
  /** Whether a frame, a script or a tile of a third party may be requested (contract 6). */
  mayRequestThirdParty(): boolean;
}

export interface ConsentCategories {
  necessary: true;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

export interface AzulejoConfig {
  /** Base of the API. Default: the page's origin. */
  api?: string;
  /** Locale where no `lang` with a catalogue is near. Default: `es-419`. */
  locale?: string;
  /** Present when nothing is to start by itself. */
  manual?: string;
  /** Address of what plays videos of YouTube in place of `https://www.youtube-nocookie.com/`, and speaks as that does. */
  youtube?: string;
  /** The same for `https://player.vimeo.com/`. */
  vimeo?: string;
  /** `off`: nothing is told of visits. `debug`: the console shows what is. Default: as the site context has it. */
  tracking?: string;
  /**
   * Who keeps the cart. `api`: the server (default). An address: this browser, and the order goes there as a mail or in a
   * link (`mailto:shop@example.com`, `https://wa.me/52…?text={order}`). Or an adapter of the page's own: src/cart/README.md.
   */
  cart?: string | object;
  /** `false` keeps a form's post-submit HTML from running its scripts. */
  allowScripts?: boolean;
  [key: string]: unknown;
}

/**
 * What the loader keeps on an element: a property costs half the bytes of a WeakMap.
 * @internal
 */
export interface Waiting extends Element {
  azTurn?: Promise<unknown>;
  /** Resolves it. */
  azGo(...args: unknown[]): void;
  /** Of a defined block: settled when it first shows or cannot. */
  readonly ready: Promise<unknown>;
}

declare global {
  var Azulejo: AzulejoApi;
  interface Window {
    Azulejo: AzulejoApi;
  }
}
