/**
 * The site context: data about the site and the page that several blocks need. All fields are optional, and others are ignored.
 * The page writes this JSON, so a value may be of another type: blocks check the values that they read. If a block's setting that
 * is listed here is absent at the top level, the block reads it from `websiteSettings`, then from `website`. No block reads the
 * fields that are "for scripts of the page".
 */
export interface SiteContext {
  /** The site. */
  website?: {
    /** Id of the site. Visit analytics run only where there is one. */
    id?: string;
    /** The site's name in addresses: its configuration area is at `https://{identifier}.{appDomain}`. */
    identifier?: string;
    /** Address of the site. For scripts of the page. */
    baseUrl?: string;
    /** 1 classic, 2 cover page, 3 parking, 4 commerce, 5 enterprise; `azulejo/enums` has the numbers. For scripts of the page. */
    websiteType?: number;
    /** The hosted builder's number of the site's status; `azulejo/enums` has the numbers. For scripts of the page. */
    siteStatus?: { value?: number };
    /** Language of the site, for visit analytics. */
    language?: string;
    /** Id of the site's template, for visit analytics; read where the context itself has no `templateId`. */
    templateId?: string;
    /** Id of the template's variant, for visit analytics. */
    variantId?: string;
    /** A developer works on the site: its owner is not sent to the configuration area. */
    developerMode?: boolean;
    /** The site is a template that others copy: no cookies of visit analytics, and its owner is not sent to the configuration area. */
    cloneable?: boolean;
    /** Id of the Typekit kit that has the fonts of `typekitFonts`. */
    typekitId?: string;
    captchaSettings?: CaptchaSettings;
    storeSettings?: StoreSettings;
    [field: string]: unknown;
  };
  /** The site's settings. Sites differ in which of these values stand here and which in `website`. */
  websiteSettings?: {
    /** Whether Escape opens the configuration area for everybody. Default: only for accounts of the website. */
    useEscapeKeyToLogin?: boolean;
    captchaSettings?: CaptchaSettings;
    storeSettings?: StoreSettings;
    [field: string]: unknown;
  };
  /** Present when an account of the website, such as its owner, is signed in. */
  authenticatedAccount?: { id?: string; locale?: string; [field: string]: unknown };
  /** Present when a member of the site is signed in. */
  siteUser?: { id?: string; [field: string]: unknown };
  /** The roles of the signed-in account: number of the role -> true, or a list. `azulejo/enums` has the numbers. */
  websiteRoles?: Record<string, boolean> | unknown[];
  /** The hosted builder's number of the page's type; `azulejo/enums` has the numbers. */
  pageType?: number;
  /** The item that the page shows, such as an article or a product. */
  item?: {
    id?: string;
    title?: string;
    /** 1 text, 2 image, 11 store item, 12 event, 62 lesson. */
    recordType?: number;
    [field: string]: unknown;
  };
  /** Id of the item, for a context without `item`. */
  itemId?: string;
  /** The collection that the page shows, or that its item is from. */
  collection?: {
    id?: string;
    title?: string;
    fullUrl?: string;
    /** 1 generic, 13 products, 23 portfolio, 24 lessons. */
    type?: number;
    [field: string]: unknown;
  };
  /** Id of the collection, for a context without `collection`. */
  collectionId?: string;
  /** Sent to the server with forms and visit analytics. */
  pagePermissionTypeValue?: number;
  /** Settings of blocks by the ids that the elements name in `data-ref`. */
  blocks?: Record<string, unknown>;
  /** Domain of the configuration area. */
  appDomain?: string;
  /** Id of the site's template, for visit analytics. */
  templateId?: string;
  /** "7" or "7.1". */
  templateVersion?: string;
  /** The owner's cookie policy, and the settings of the cookie banner. */
  cookieSettings?: Record<string, unknown>;
  /** Whether the announcement bar shows. Default: true. */
  showAnnouncementBar?: boolean;
  /** Settings of the announcement bar. */
  announcementBarSettings?: Record<string, unknown>;
  /** Settings of the mobile bar. */
  mobileInfoBarSettings?: Record<string, unknown>;
  /** Settings of popups. */
  popupOverlaySettings?: Record<string, unknown>;
  /** The demo collections of the site's template. For scripts of the page. */
  demoCollections?: unknown[];
  /** The hosted builder's data about the template that the site began with. For scripts of the page. */
  templateInstallation?: unknown;
  /**
   * Whether the site has comments; `websiteSettings` may have the value, too. If false, counts of comments need a Disqus
   * shortname of their own. Default: true.
   */
  commentsEnabled?: boolean;
  /** When the hosted builder's button of Pinterest shows on pictures. For scripts of the page. */
  pinterestOverlayOptions?: { mode?: string };
  /** The site's name at Disqus, for counts of comments. */
  disqusShortname?: string;
  /** Key of Google Maps, plain or base64. */
  gmak?: string;
  /** Families of Google Fonts: `"Lora:400,700"`, or objects with `includeName`. */
  googleFonts?: unknown[];
  /** Fonts of the kit `website.typekitId`: objects with `name` and `status`. */
  typekitFonts?: unknown[];
  [field: string]: unknown;
}

/** The captcha of the site's forms. */
export interface CaptchaSettings {
  /** The site's public key at the provider. */
  siteKey?: string;
}

/** The site's shop. */
export interface StoreSettings {
  /** ISO 4217 code of the currency of amounts that name none. Default: USD. */
  selectedCurrency?: string;
  /** Units of weights and sizes: "IMPERIAL" or 1, "METRIC" or 2. Default: metric. */
  measurementStandard?: string | number;
  [field: string]: unknown;
}
