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
  /** Whether visitors are asked. Default: true; on a site with `cookieSettings`, false. The other settings apply in any case. */
  isCookieBannerEnabled: optional(boolean()),
  /** A bar over the page's width, or a popup in a corner. Default: "BAR". */
  cookieBannerVariant: optional(picklist(['BAR', 'POPUP'])),
  /** The edge of a bar or the corner of a popup. Default: "BOTTOM", and "BOTTOM_LEFT" for a popup. A corner gives a bar the edge of that corner; an edge gives a popup the left corner of that edge. */
  cookieBannerPosition: optional(
    picklist(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']),
  ),
  /** Colours of the banner. Default: "DARK". */
  cookieBannerTheme: optional(picklist(['LIGHT', 'DARK'])),
  /** The notice: HTML with paragraphs, lists, emphasis and links. Default: a short text in the page's language. */
  cookieBannerText: optional(string(), ''),
  /** "OPT_IN": visitors can only accept. "OPT_IN_AND_OUT": they can accept or decline. Default: "OPT_IN_AND_OUT"; on a site with `cookieSettings`, "OPT_IN". */
  cookieBannerAcceptType: optional(picklist(['OPT_IN', 'OPT_IN_AND_OUT'])),
  /** "BUTTON": filled buttons. "TEXT": underlined text. "ICON": one ✕, which accepts. Default: "BUTTON"; on a site with `cookieSettings`, "ICON". */
  cookieBannerCtaVariant: optional(picklist(['TEXT', 'BUTTON', 'ICON'])),
  /** Text of the button that accepts. Default: "Accept", in the page's language. */
  cookieBannerCtaText: optional(string(), ''),
  /** Text of the button that declines. Default: "Decline", in the page's language. */
  cookieBannerOptOutCtaText: optional(string(), ''),
  /** Categories that visitors can allow one by one. Default: none. */
  categories: optional(array(picklist(['preferences', 'statistics', 'marketing']))),
  /** A sentence for each category, such as what is counted and by whom: "necessary", "preferences", "statistics", "marketing". Default: only the names of the categories. */
  categoryTexts: optional(
    object({
      /** What the necessary cookies do, which visitors cannot refuse. */
      necessary: optional(string()),
      /** What the site remembers. */
      preferences: optional(string()),
      /** What is counted, and by whom. */
      statistics: optional(string()),
      /** Who shows advertisements, or learns of visits for that. */
      marketing: optional(string()),
    }),
  ),
  /** Whether cookies and third parties wait until the visitor accepts. Default: false. */
  isRestrictiveCookiePolicyEnabled: optional(
    pipe(boolean(), metadata({ aliases: ['isAnalyticsCookiesDisabled'] })),
  ),
  /** Whether the cookies of a restrictive policy are also removed after the visitor accepts. Default: false. */
  isRestrictiveCookiePolicyAbsolute: optional(boolean()),
  /** Whether choices are not reported to `consentRecordUrl`. Default: false. */
  isVisitorDataRestricted: optional(boolean()),
  /** The opposite of `isVisitorDataRestricted`; the name that editors use. */
  isActivityLogEnabled: optional(boolean()),
  /** Version of the cookie policy. Visitors who chose under another version are asked again. */
  consentVersion: optional(string(), ''),
  /** Address that receives a record of each choice. */
  consentRecordUrl: optional(pageAddress(), ''),
  /** Cookies of other tags that are removed once the visitor has chosen without allowing their category, by category. A final `*` stands for the rest of a name. Those of the vendors in `signals` are known. */
  clearCookies: optional(
    object({
      /** Names of cookies that remember something for the visitor. */
      preferences: optional(array(pipe(string(), examples(['wp-lang', 'prefs_*'])))),
      /** Names of cookies that count visits, such as `_pk_*`. */
      statistics: optional(array(pipe(string(), examples(['_pk_*', '_hj*'])))),
      /** Names of cookies of advertisers, such as `_scid*`. */
      marketing: optional(array(pipe(string(), examples(['_pin_unauth', '_scid*'])))),
    }),
  ),
  /** Vendors whose tags receive the choice, each in the vendor's own way: Google Consent Mode v2, Microsoft's UET and Clarity, the pixels of Meta and TikTok. Default: none. */
  signals: optional(array(picklist(['google', 'uet', 'clarity', 'meta', 'tiktok']))),
  /** Whether Google's tags receive the choice; short for the signal "google". Default: false. */
  googleConsentMode: optional(boolean()),
  /** Countries and their parts (ISO 3166-2, such as "ES" or "US-CA") where Google's tags wait for consent; elsewhere they run as without Consent Mode. Default: everywhere. */
  region: optional(array(pipe(string(), examples(['ES', 'US-CA'])))),
  /** Whether Google's tags leave out identifiers of ad clicks while ads are denied. Default: false. */
  adsDataRedaction: optional(boolean()),
  /** Whether Google's tags hand identifiers of ad clicks on in the addresses of links while cookies are denied. Default: false. */
  urlPassthrough: optional(boolean()),
});

export type CookieBannerSettings = InferOutput<typeof schema>;
