import { array, boolean, metadata, object, optional, picklist, pipe, string } from 'valibot';

/** The banner places itself over the page, so its position in the page says nothing about when it loads. */
export const loading = 'eager';

/** A setting that is absent comes from the site context's `cookieSettings`; absent in both, it has the default named here. */
export const schema = object({
  /** Whether visitors are asked. Default: true. Without it the rest of the settings still holds. */
  isCookieBannerEnabled: optional(boolean()),
  /** A bar over the page's width, or a box in a corner. Default: "BAR". */
  cookieBannerVariant: optional(picklist(['BAR', 'POPUP'])),
  /** A bar's edge or a box's corner. What is meant for the other variant is read as near as can be. Default: "BOTTOM", "BOTTOM_LEFT". */
  cookieBannerPosition: optional(
    picklist(['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']),
  ),
  /** Default: "DARK". */
  cookieBannerTheme: optional(picklist(['LIGHT', 'DARK'])),
  /** What visitors read, HTML of which paragraphs, lists, emphasis and links are used. Default: a text of the block's. */
  cookieBannerText: optional(string(), ''),
  /** Whether visitors can only agree, or decline as well. Default: "OPT_IN". */
  cookieBannerAcceptType: optional(picklist(['OPT_IN', 'OPT_IN_AND_OUT'])),
  /** What the buttons look like. With "ICON" there is one, which agrees. Default: "ICON". */
  cookieBannerCtaVariant: optional(picklist(['TEXT', 'BUTTON', 'ICON'])),
  /** The button that agrees; text. Default: "Aceptar". */
  cookieBannerCtaText: optional(string(), ''),
  /** The button that declines; text. Default: "Rechazar". */
  cookieBannerOptOutCtaText: optional(string(), ''),
  /** What visitors may choose from besides yes and no. Default: nothing. */
  categories: optional(array(picklist(['preferences', 'statistics', 'marketing']))),
  /** Whether cookies and third parties wait until the visitor has agreed. Default: false. */
  isRestrictiveCookiePolicyEnabled: optional(
    pipe(boolean(), metadata({ aliases: ['isAnalyticsCookiesDisabled'] })),
  ),
  /** Whether a restrictive policy's cookies are kept away from those who have agreed, too. Default: false. */
  isRestrictiveCookiePolicyAbsolute: optional(boolean()),
  /** Whether choices are not reported to `consentRecordUrl`. Default: false. */
  isVisitorDataRestricted: optional(boolean()),
  /** The opposite of `isVisitorDataRestricted`, as editors call it. */
  isActivityLogEnabled: optional(boolean()),
  /** Of the policy that visitors agree to: a choice under another one is asked for again. */
  consentVersion: optional(string(), ''),
  /** Address that is told of each choice. */
  consentRecordUrl: optional(string(), ''),
  /** Whether Google's tags are told what is allowed (Consent Mode v2). Default: false. */
  googleConsentMode: optional(boolean()),
});
