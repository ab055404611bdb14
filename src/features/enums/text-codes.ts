/**
 * Enumerations whose codes are texts. `nameOf` works on them as on numbers.
 * @module
 */

/** Places of a caption or an overlay, in a grid of three by three. */
export const positions = {
  topLeft: 'top-left',
  topCenter: 'top-center',
  topRight: 'top-right',
  centerLeft: 'center-left',
  center: 'center',
  centerRight: 'center-right',
  bottomLeft: 'bottom-left',
  bottomCenter: 'bottom-center',
  bottomRight: 'bottom-right',
} as const;

/** Parts of the builder's older cover pages. */
export const sliceTypes = {
  heading: 'heading',
  subHeading: 'sub-heading',
  body: 'body',
  image: 'image',
  gallery: 'gallery',
  video: 'video',
  socialIcons: 'social-icons',
  buttons: 'buttons',
  navigation: 'navigation',
  customForm: 'custom-form',
  newsletter: 'newsletter',
  album: 'album',
  map: 'map',
  lock: 'lock',
  password: 'password',
  twitter: 'twitter',
  logo: 'logo',
  action: 'action',
  popupOverlayAction: 'popup-overlay-action',
  tempLockInject: 'temp-lock-inject',
} as const;

/** Kinds of the builder's older pages of one screen. */
export const slideTypes = {
  coverPage: 'cover-page',
  lockScreen: 'lock-screen',
  popupOverlay: 'popup-overlay',
} as const;

/** Types of items in a gallery of the builder. */
export const mediaTypes = {
  imageEmpty: 'imageEmpty',
  imageFile: 'imageFile',
  imageLicensed: 'imageLicensed',
  imageReused: 'imageReused',
  assetReused: 'assetReused',
  video: 'video',
} as const;

/** Names of items in visit analytics. */
export const analyticsItemTypes = {
  audio: 'album-track',
  event: 'event-item',
  image: 'gallery-image',
  portfolio: 'portfolio-item',
  text: 'blog-post',
  video: 'gallery-video',
} as const;

/** Whether visitors can see an item, in visit analytics. */
export const visibilities = {
  draft: 'draft',
  published: 'published',
  needsReview: 'needs_review',
  scheduled: 'scheduled',
} as const;

/** The builder's labels of items that not everybody sees. */
export const contentLabels = {
  scheduled: 'scheduled',
  needsReview: 'needs review',
  draft: 'draft',
  private: 'private',
} as const;

/** Groups of people in the builder's surveys. */
export const surveyCohorts = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' } as const;

/** Texts that a field of the builder accepts. */
export const textFilters = {
  urlSlug: 'url-slug',
  urlSlugWithSlash: 'url-slug-with-slash',
} as const;

/** How a collection's page shows the collection. */
export const collectionViews = { list: 'list', grid: 'grid', product: 'product' } as const;

/** The devices for which the builder's editor shows a page. */
export const deviceViews = { desktop: 'desktop', phone: 'phone', tablet: 'tablet' } as const;

/** Where the text of a marquee moves to: `direction` of a marquee. */
export const marqueeDirections = { left: 'left', right: 'right' } as const;

/** Whether a page's popup shows: its style in the builder. */
export const popupStyles = { none: 'none', show: 'show' } as const;

/** The look of the bar with a site's contacts on phones; `none` hides the bar. */
export const mobileBarStyles = { none: 'none', light: 'light', dark: 'dark' } as const;

/** The badge of the builder on a site: its colour, or none. */
export const badgeTypes = { none: 'none', black: 'black', white: 'white' } as const;

/** Names of the types of pages that have tweaks, the settings of a site's appearance. */
export const tweakPageTypes = {
  splashPage: 'SPLASH_PAGE',
  lockScreen: 'LOCK_SCREEN',
  popupOverlay: 'POPUP_OVERLAY',
  checkout: 'CHECKOUT',
  style: 'STYLE',
} as const;

/** Navigations beside those that a template shows: of pages that no menu has, and of the pages for members. */
export const specialNavigations = { hidden: 'hidden', memberAreas: 'member-areas' } as const;

/** Pages that the builder knows by their names: a template's page about itself. */
export const specialPages = { readme: 'readme' } as const;

/** `structuredContent.productType` of a product, where it is a text; `productTypes` has the numbers. */
export const productTypeNames = {
  physical: 'PHYSICAL',
  digital: 'DIGITAL',
  service: 'SERVICE',
  giftCard: 'GIFT_CARD',
} as const;

/** `billingPeriod.unit` of a subscription plan: it renews every N of them. The builder's data has them in capitals, too: `WEEK`. */
export const billingUnits = { week: 'week', month: 'month', year: 'year' } as const;

/** `contentSource` of a form's submission and of visit analytics: whether the page shows an item or a collection. */
export const contentSources = { item: 'i', collection: 'c' } as const;
