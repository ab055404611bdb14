/**
 * The hosted builder's codes by their names: `dist/enums.js`, `azulejo/enums`. Only what a page imports is bundled, so each
 * enumeration is an object of plain values: with a spread or a property of another object, bundlers would keep them all.
 * @module
 */
export { blockVariants } from './block-variants';
export { currencies } from './currencies';
export {
  blockTypes,
  buttonContexts,
  collectionTypes,
  contentStatuses,
  fieldsetGroups,
  itemTypes,
  shapeMasks,
  templateVersions,
  units,
  websiteStatuses,
  websiteTypes,
} from './enums';
export { type FormFieldType, formFieldProperties } from './form-fields';
export { likertScale } from './likert-scale';
export { mapStyles } from './map-styles';
export { nameOf } from './name-of';
export { pageTypes } from './page-types';
export { productTypes } from './product-types';
export {
  analyticsItemTypes,
  badgeTypes,
  billingUnits,
  collectionViews,
  contentLabels,
  contentSources,
  deviceViews,
  marqueeDirections,
  mediaTypes,
  mobileBarStyles,
  popupStyles,
  positions,
  productTypeNames,
  sliceTypes,
  slideTypes,
  specialNavigations,
  specialPages,
  surveyCohorts,
  textFilters,
  tweakPageTypes,
  visibilities,
} from './text-codes';
export { chartVariants } from './variants/chart';
export { galleryVariants } from './variants/gallery';
export { imageVariants } from './variants/image';
export { summaryVariants } from './variants/summary';
export { tableBookingVariants } from './variants/table-booking';
export { websiteRoles } from './website-roles';
