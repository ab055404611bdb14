import type { AdoptionEntry, AdoptionOptions } from '../core/adoption-report';
import type { CartAdapter } from '../core/cart-adapter';
import type { ConfirmOptions, ErrorAnswer, ShowErrorOptions } from '../core/overlay-options';
import type { SiteApi } from '../core/site/site-api';
import type { SiteContext } from '../core/site/site-context-types';

/** The API for a page's scripts: `window.Azulejo`, and the same names as imports of `azulejo`. */
export interface AzulejoApi {
  /** The library's version, as in package.json. */
  readonly version: string;
  /** The script tag's `data-*` attributes in camelCase. Blocks read a value when they need it. */
  config: AzulejoConfig;
  /**
   * The site context: the JSON of `<script type="application/json" data-azulejo-context>`. It is read once, when the document has
   * been parsed, unless a script has set this property before. Its values are not checked.
   */
  context?: SiteContext;
  /** The visitor's choice about cookies and third parties. Present once a block that depends on the choice has loaded. */
  consent?: ConsentApi;
  /**
   * The signed-in account, sign-in and sign-out, the configuration area. Present once the first block has loaded, or as soon as
   * the page needs it.
   */
  site?: SiteApi;
  /**
   * The token of the latest sign-in on this page, for the header `X-CSRF-Token`.
   * @internal
   */
  csrfToken?: string;
  /**
   * Upgrades the blocks in `root` (default: the document), now and as they are added, and `root` itself if it is a block; after
   * `destroy`, starts them again. Call it for an open shadow root of your own, or once on a page with `data-manual`.
   */
  scan(root?: Document | ShadowRoot | Element): void;
  /**
   * Loads and defines a block without waiting for an element of the block.
   * @param name the tag without `az-`
   * @param variant value of the block's variant setting, such as a gallery's design; its files are requested together with the
   * block's
   * @returns a promise that rejects after five attempts within 3.9 s, the last of which bypasses the browser's cache. The npm
   * module leaves the import to the bundler and tries once. Rejects at once where no block has the name. Another call tries
   * again.
   */
  load(name: string, variant?: string): Promise<unknown>;
  /**
   * Resolves when the element has rendered for the first time. Rejects with the error of a block that cannot render, or whose
   * module cannot be loaded, and where no block has the element's name; once the loader tries again, another call waits for
   * that attempt.
   */
  whenReady(element: Element): Promise<unknown>;
  /** Calls `fn` at `DOMContentLoaded`, or now after it. An error is logged and does not stop other callbacks. */
  onInit(fn: () => void): void;
  /** Calls `fn` when `destroy` is called. An error is logged and does not stop other callbacks. */
  onDestroy(fn: () => void): void;
  /**
   * Unmounts all blocks and removes observers and styles. Each element shows its own content again, until `scan` is called for the
   * document or shadow root that it is in.
   */
  destroy(): void;
  /**
   * Lets the elements of `root` (default: the document) that have `data-az-animate` appear when visitors scroll to them. The
   * loader calls it for the page and for elements that are added later; call it for a shadow root of your own.
   */
  animate(root?: Document | ShadowRoot | Element): Promise<void>;
  /**
   * Turns the parts of a page saved from the hosted builder into blocks, in `root` (default: the document). With `data-adopt` on
   * the script tag, the loader calls it when the page has been parsed.
   * @returns a report on all parts found, by earlier calls too; with `dryRun`, a report on what would happen, while nothing
   * changes
   */
  adopt(root?: Document | ShadowRoot | Element, options?: AdoptionOptions): Promise<AdoptionEntry[]>;
  /**
   * Asks a question in a dialog. Present once the first block has loaded; `dist/overlays.js` exports the same function.
   * @returns true for yes, false for no, null when the visitor closed the dialog
   */
  confirm?(question: string | ConfirmOptions): Promise<boolean | null>;
  /** Shows a notice in a dialog; resolves when the visitor has closed the dialog. */
  alert?(notice: string | Omit<ConfirmOptions, 'rejectText'>): Promise<void>;
  /** Shows a toast; resolves when the toast has gone, after 2 s. */
  inform?(notice: string | Pick<ConfirmOptions, 'title' | 'message'>): Promise<true>;
  /** Shows the system error; resolves with the visitor's choice. */
  showError?(error: ShowErrorOptions): Promise<ErrorAnswer>;
  /** Adds a tooltip, shown after 1.2 s of hover or on keyboard focus; resolves with a function that removes the tooltip. */
  tooltip?(element: HTMLElement, text: string): Promise<() => void>;
  /**
   * For elements: resolves when `element` may render, by its attribute `loading` or its block's default; never after
   * `destroy`. Present once `scan` has been called: without a scan, elements render at once.
   * @internal
   */
  whenReadyToLoad?(element: Element): Promise<void>;
  /**
   * Lets an element load at once, whatever its loading strategy.
   * @internal
   */
  startLoading?(element: Element): void;
}

/** The visitor's choice about cookies: `Azulejo.consent`. */
export interface ConsentApi {
  /**
   * `accepted` means that every category is allowed, `declined` that at least one is not. While there is no choice, or the page's
   * consent platform (`__tcfapi`, `__gpp`) has not answered: `unknown`, or `declined` where the browser sends Global Privacy
   * Control.
   */
  readonly state: 'unknown' | 'accepted' | 'declined';
  /**
   * The categories allowed now: by the visitor's choice, made here or in the page's consent platform, or, without a choice, by
   * the site's policy. Until the platform has answered, only `necessary`.
   */
  readonly categories: ConsentCategories;
  /**
   * Stores the visitor's choice for 30 days and notifies the listeners of `onChange`. Categories that are not named are
   * declined. Choices by category need a cookie banner on the page, or the banner's module. Where a consent platform
   * decides, nothing changes, with a warning in the console.
   */
  set(choice: boolean | 'accepted' | 'declined' | Partial<ConsentCategories>): void;
  /** Shows the banner again, where the page has one; where a consent platform decides, the platform's dialog. */
  reopen(): void;
  /**
   * Calls `listener` after each choice, and when a banner or a consent platform changes what is allowed, until the
   * returned function is called. `isHere` is true only for a choice that the visitor makes with Azulejo in this tab.
   */
  onChange(listener: (state: ConsentApi['state'], isHere: boolean) => void): () => void;
  /** Whether the page may now request a frame, a script or a map tile of a third party. */
  mayRequestThirdParty(): boolean;
}

/** The categories of cookies. `true` means that the category is allowed. */
export interface ConsentCategories {
  necessary: true;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

/** The `data-*` attributes of the script tag, as `Azulejo.config` has them: `data-locale` is `locale`. */
export interface AzulejoConfig {
  /**
   * Turns a page saved from the hosted builder into a working page: keeps the builder's scripts from running, and replaces the
   * parts of the page with blocks. With the value `report`, also shows the site's owner what works and what is missing; with
   * `remote`, also requests pictures that exist only on the builder's servers. Default: off.
   */
  adopt?: string;
  /**
   * With `data-adopt`: address of your own backend, which receives the forms of the page as JSON. A form with an address of your
   * own in the saved page keeps this address. Default: the API.
   */
  formEndpoint?: string;
  /**
   * With `data-adopt`: address of JSON that lists the site's pages, in the format of the search block's `src`. The search of the
   * saved page looks through these pages. Default: none, and the search stays as it was saved.
   */
  searchSrc?: string;
  /** Base address of the API. Default: the page's origin. */
  api?: string;
  /**
   * Language of the blocks' texts on a page without `lang`, or with a `lang` that has no translations: `es-419` (default), `en`
   * or `pt-BR`.
   */
  locale?: string;
  /** If present, and not `false`, no block loads before the page calls `Azulejo.scan()`. */
  manual?: string;
  /**
   * Address of the site's configuration area, without `/config/`. Default: the host that `website.identifier` and `appDomain` of
   * the site context name, else the page's origin.
   */
  configUrl?: string;
  /** Address of the page for visitors who have forgotten their password. Default: sign-in forms have no such link. */
  forgotUrl?: string;
  /** Address of the page where visitors create an account. Default: sign-in forms have no such link. */
  signUpUrl?: string;
  /** Base address of YouTube's player. Default: `https://www.youtube-nocookie.com/`. */
  youtube?: string;
  /** Base address of Vimeo's player. Default: `https://player.vimeo.com/`. */
  vimeo?: string;
  /** Address of SoundCloud's player. Default: `https://w.soundcloud.com/player/`. */
  soundcloud?: string;
  /**
   * Address template of mocks for the frames of embeds, such as `/players/{provider}/`, for tests without a network. The block
   * appends the path of the provider's own address. Default: the providers' own addresses.
   */
  embeds?: string;
  /** Visit analytics: `off` collects nothing, `debug` also logs events to the console. Default: the site context decides. */
  tracking?: string;
  /**
   * Where the cart is stored. `api` (default): on the server. An address such as `mailto:shop@example.com` or
   * `https://wa.me/52…?text={order}`: in this browser, and the checkout sends the order to the address. A script can also set a
   * `CartAdapter`: src/features/cart/README.md. Any other value counts as `api`, with a warning in the console.
   */
  cart?: string | CartAdapter;
  /** Address template of map tiles, such as `https://tiles.example/{z}/{x}/{y}.png`. Default: OpenStreetMap's tiles. */
  tiles?: string;
  /** Address of Google Maps' script, for maps with `provider="google"`. Default: Google's own address. */
  googleMaps?: string;
  /**
   * Address of the service that returns the stylesheet of `googleFonts` of the site context, for `?family=…`. Default:
   * `https://fonts.googleapis.com/css`.
   */
  googleFonts?: string;
  /** Base address of the kits of `typekitFonts` of the site context. Default: `https://use.typekit.net/`. */
  typekit?: string;
  /** `false` keeps scripts in a form's `postSubmitHtml` from running. Default: they run. */
  allowScripts?: boolean | string;
  [key: string]: unknown;
}

declare global {
  var Azulejo: AzulejoApi;
  interface Window {
    Azulejo: AzulejoApi;
  }
}
