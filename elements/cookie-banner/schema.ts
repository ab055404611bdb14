import {
  array,
  boolean,
  examples,
  type InferOutput,
  metadata,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';

/** The banner places itself over the page, so its position in the page does not matter for loading. */
export const loading = 'eager';

/** A policy to enforce, cookies that a cloneable site expires, or tags of other vendors that wait for the choice. */
export const contextPattern =
  /"(isRestrictiveCookiePolicyEnabled|isAnalyticsCookiesDisabled|cloneable|googleConsentMode)"\s*:\s*"?true|"signals"\s*:\s*\[\s*"/;

/** An absent setting comes from the site context's `cookieSettings`; if absent there too, the default in its comment applies. */
export const schema = object({
  /**
   * Whether the banner asks visitors for their consent. Default: true; on a site with `cookieSettings`, false. The other settings
   * apply in either case.
   */
  isCookieBannerEnabled: optional(boolean()),
  /** Layout: a bar across the window, or a popup in a corner. Default: "BAR". */
  cookieBannerVariant: optional(picklist(['BAR', 'POPUP'])),
  /**
   * Edge of the window for a bar, or corner for a popup. Default: "BOTTOM" for a bar, "BOTTOM_LEFT" for a popup. With a corner, a
   * bar is at the edge of that corner; with an edge, a popup is in the left corner of that edge.
   */
  cookieBannerPosition: optional(
    picklist(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']),
  ),
  /** Colours of the banner: light or dark. Default: "DARK". */
  cookieBannerTheme: optional(picklist(['LIGHT', 'DARK'])),
  /** Text of the notice, as HTML with paragraphs, lists, emphasis and links. Default: a short text in the page's language. */
  cookieBannerText: optional(string(), ''),
  /**
   * Buttons of the banner. "OPT_IN": visitors can only accept. "OPT_IN_AND_OUT": they can accept or decline. Default:
   * "OPT_IN_AND_OUT"; on a site with `cookieSettings`, "OPT_IN".
   */
  cookieBannerAcceptType: optional(picklist(['OPT_IN', 'OPT_IN_AND_OUT'])),
  /**
   * Look of the buttons. "BUTTON": filled buttons. "TEXT": underlined text. "ICON": one ✕, which accepts. Default: "BUTTON"; on a
   * site with `cookieSettings`, "ICON".
   */
  cookieBannerCtaVariant: optional(picklist(['TEXT', 'BUTTON', 'ICON'])),
  /** Text of the button that accepts. Default: "Accept", in the page's language. */
  cookieBannerCtaText: optional(string(), ''),
  /** Text of the button that declines. Default: "Decline", in the page's language. */
  cookieBannerOptOutCtaText: optional(string(), ''),
  /** Text of the control that shows the categories. Default: "Choose", in the page's language. */
  cookieBannerManageCookiesLabel: optional(string(), ''),
  /** Categories that visitors can allow one by one. Default: none. */
  categories: optional(array(picklist(['preferences', 'statistics', 'marketing']))),
  /**
   * A sentence about each category, such as what is counted and by whom. Default: the banner shows only the names of the
   * categories.
   */
  categoryTexts: optional(
    object({
      /** What the necessary cookies do. Visitors cannot decline them. */
      necessary: optional(string()),
      /** What the site remembers about the visitor. */
      preferences: optional(string()),
      /** What is counted, and by whom. */
      statistics: optional(string()),
      /** Who shows advertisements, or receives data about visits in order to show them. */
      marketing: optional(string()),
    }),
  ),
  /** Whether cookies and requests to third parties wait until the visitor accepts. Default: false. */
  isRestrictiveCookiePolicyEnabled: optional(
    pipe(boolean(), metadata({ aliases: ['isAnalyticsCookiesDisabled'] })),
  ),
  /** Whether the page removes the cookies of a restrictive policy even after the visitor accepts. Default: false. */
  isRestrictiveCookiePolicyAbsolute: optional(boolean()),
  /** Whether the banner sends no records of choices to `consentRecordUrl`. Default: false. */
  isVisitorDataRestricted: optional(boolean()),
  /** The opposite of `isVisitorDataRestricted`, under the name that editors use. */
  isActivityLogEnabled: optional(boolean()),
  /** Version of the cookie policy. The banner asks visitors again if they chose under another version. */
  consentVersion: optional(string(), ''),
  /** Address that receives a record of each choice. */
  consentRecordUrl: optional(pageAddress(), ''),
  /**
   * Names of cookies that the page removes, by category, once the visitor has made a choice that does not allow the category. A
   * final `*` stands for the rest of a name. Cookies of the vendors in `signals` are removed without being listed here.
   */
  clearCookies: optional(
    object({
      /** Names of cookies that store the visitor's preferences, such as `wp-lang`. */
      preferences: optional(array(pipe(string(), examples(['wp-lang', 'prefs_*'])))),
      /** Names of cookies that count visits, such as `_pk_*`. */
      statistics: optional(array(pipe(string(), examples(['_pk_*', '_hj*'])))),
      /** Names of cookies of advertisers, such as `_scid*`. */
      marketing: optional(array(pipe(string(), examples(['_pin_unauth', '_scid*'])))),
    }),
  ),
  /** Vendors whose tags receive the choice, each in the vendor's own way: Google Consent Mode v2, Microsoft's UET and Clarity, the pixels of Meta and TikTok. Default: none. */
  signals: optional(array(picklist(['google', 'uet', 'clarity', 'meta', 'tiktok']))),
  /** Whether Google's tags receive the choice. The same as "google" in `signals`. Default: false. */
  googleConsentMode: optional(boolean()),
  /**
   * Countries and subdivisions (ISO 3166-2 codes, such as "ES" or "US-CA") where Google's tags wait for consent. Elsewhere, the
   * tags run as without Consent Mode. Default: everywhere.
   */
  region: optional(array(pipe(string(), examples(['ES', 'US-CA'])))),
  /** Whether Google's tags leave out identifiers of ad clicks while ads are denied. Default: false. */
  adsDataRedaction: optional(boolean()),
  /** Whether Google's tags add identifiers of ad clicks to the addresses of links while cookies are denied. Default: false. */
  urlPassthrough: optional(boolean()),
});

export type CookieBannerSettings = InferOutput<typeof schema>;
