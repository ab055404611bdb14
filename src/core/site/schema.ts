import * as v from 'valibot';

/**
 * The fields of the site context that `siteContext` checks and reports where they are wrong; site-context-types.ts explains all
 * fields. The build turns this schema into the fields that the browser checks (src/build/fields.ts). Code that does not need the
 * checks reads `uncheckedSiteContext`, also fields that are not here.
 */
export const schema = v.object({
  website: v.optional(
    v.object({
      id: v.optional(v.string()),
      identifier: v.optional(v.string()),
      baseUrl: v.optional(v.string()),
      websiteType: v.optional(v.number()),
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
    }),
  ),
  authenticatedAccount: v.optional(v.object({ id: v.optional(v.string()) })),
  siteUser: v.optional(v.object({ id: v.optional(v.string()) })),
  pageType: v.optional(v.number()),
  item: v.optional(
    v.object({
      id: v.optional(v.string()),
      title: v.optional(v.string()),
      recordType: v.optional(v.number()),
    }),
  ),
  itemId: v.optional(v.string()),
  collection: v.optional(
    v.object({ id: v.optional(v.string()), title: v.optional(v.string()), type: v.optional(v.number()) }),
  ),
  collectionId: v.optional(v.string()),
  pagePermissionTypeValue: v.optional(v.number()),
  appDomain: v.optional(v.string()),
  templateId: v.optional(v.string()),
  templateVersion: v.optional(v.string()),
  demoCollections: v.optional(v.array(v.any())),
  showAnnouncementBar: v.optional(v.boolean()),
  commentsEnabled: v.optional(v.boolean()),
  pinterestOverlayOptions: v.optional(v.object({ mode: v.optional(v.string()) })),
  disqusShortname: v.optional(v.string()),
});
