/** Types of the builder's blocks: in the class `sqs-block-…` and in their JSON. */
export const blockTypes = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  form: 9,
  newsletter: 51,
  button: 53,
  summaryV2: 55,
  opentableV2: 66,
  memberArea: 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
} as const;

/** Types of collections: `collection.type` of the site context. */
export const collectionTypes = {
  generic: 1,
  products: 13,
  portfolio: 23,
  lessons: 24,
} as const;

/** `recordType` of a collection's item. */
export const itemTypes = {
  text: 1,
  image: 2,
  storeItem: 11,
  event: 12,
  lesson: 62,
} as const;

/** Whether visitors can see an item or a page: `workflowState` of the builder's JSON. */
export const contentStatuses = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;

/** `website.siteStatus.value` of the site context. */
export const websiteStatuses = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  parkingPage: 12,
  resold: 13,
  resoldGrace: 14,
  enterprise: 15,
} as const;

/** `website.websiteType` of the site context. */
export const websiteTypes = {
  classic: 1,
  coverPage: 2,
  parking: 3,
  commerce: 4,
  enterprise: 5,
} as const;

/** The builder's generations of templates. */
export const templateVersions = {
  v7: 7,
  v71: 7.1,
  v8: 8,
} as const;

/** `website.storeSettings.measurementStandard` of the site context. */
export const units = {
  imperial: 1,
  metric: 2,
} as const;

/** The groups of a form's settings in the builder. */
export const fieldsetGroups = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;

/** Heights of the masks of pictures, in percent of their width. */
export const shapeMasks = {
  wide: 67,
  square: 100,
  tall: 150,
} as const;

/** Where a button stands, in visit analytics. */
export const buttonContexts = {
  buttonBlock: 1,
  popupOverlay: 2,
} as const;
