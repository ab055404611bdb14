import * as v from 'valibot';

/** Values that a feature or a block reads and checks itself. */
const unchecked = v.optional(v.any());

/**
 * The parts of the site context that blocks read. All are optional, and others are ignored. The build turns this schema into
 * the fields that the browser checks (src/build/fields.ts).
 */
export const schema = v.object({
  website: v.optional(
    v.object({
      id: v.optional(v.string()),
      identifier: v.optional(v.string()),
      baseUrl: v.optional(v.string()),
      /** 1 classic, 2 cover page, 3 parking, 4 commerce, 5 enterprise. */
      websiteType: v.optional(v.number()),
      /** The builder's number of the site's status. */
      siteStatus: v.optional(v.object({ value: v.optional(v.number()) })),
      developerMode: v.optional(v.boolean()),
      cloneable: v.optional(v.boolean()),
      typekitId: v.optional(v.string()),
      captchaSettings: v.optional(v.object({ siteKey: v.optional(v.string()) })),
    }),
  ),
  websiteSettings: v.optional(
    v.object({
      useEscapeKeyToLogin: v.optional(v.boolean()),
      captchaSettings: v.optional(v.object({ siteKey: v.optional(v.string()) })),
      storeSettings: unchecked,
      announcementBarSettings: unchecked,
      mobileInfoBarSettings: unchecked,
      popupOverlaySettings: unchecked,
    }),
  ),
  /** Present when the visitor is logged in. */
  authenticatedAccount: v.optional(v.object({ id: v.optional(v.string()) })),
  /** Present when a member of the site is logged in. Azulejo's own. */
  siteUser: v.optional(v.object({ id: v.optional(v.string()) })),
  /** Role code -> true. */
  websiteRoles: unchecked,
  /** The builder's number of the page's type. */
  pageType: v.optional(v.number()),
  item: v.optional(
    v.object({
      id: v.optional(v.string()),
      title: v.optional(v.string()),
      /** 1 text, 2 image, 11 store item, 12 event, 62 lesson. */
      recordType: v.optional(v.number()),
    }),
  ),
  itemId: v.optional(v.string()),
  collection: v.optional(
    v.object({
      id: v.optional(v.string()),
      title: v.optional(v.string()),
      /** 1 generic, 13 products, 23 portfolio, 24 lessons. */
      type: v.optional(v.number()),
    }),
  ),
  collectionId: v.optional(v.string()),
  pagePermissionTypeValue: v.optional(v.number()),
  appDomain: v.optional(v.string()),
  templateId: v.optional(v.string()),
  /** "7", "7.1". */
  templateVersion: v.optional(v.string()),
  templateInstallation: unchecked,
  demoCollections: v.optional(v.array(v.any())),
  showAnnouncementBar: v.optional(v.boolean()),
  commentsEnabled: v.optional(v.boolean()),
  disqusShortname: v.optional(v.string()),
  cookieSettings: unchecked,
  popupOverlaySettings: unchecked,
  mobileInfoBarSettings: unchecked,
  pinterestOverlayOptions: v.optional(v.object({ mode: v.optional(v.string()) })),
  googleFonts: unchecked,
  typekitFonts: unchecked,
});

/** Every part may be absent. */
export type SiteContext = v.InferOutput<typeof schema>;
