/**
 * The hosted builder's numeric codes by their names: `dist/enums.js`, `azulejo/enums`. Only what a page imports is bundled.
 * @module
 */
export { blockVariants } from './block-variants';
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
export { mapStyles } from './map-styles';
export { nameOf } from './name-of';
export { pageTypes } from './page-types';
export { productTypes } from './product-types';
export {
  analyticsItemTypes,
  collectionViews,
  contentLabels,
  deviceViews,
  marqueeDirections,
  mediaTypes,
  positions,
  sliceTypes,
  slideTypes,
  surveyCohorts,
  textFilters,
  visibilities,
} from './text-codes';
export { chartVariants } from './variants/chart';
export { galleryVariants } from './variants/gallery';
export { imageVariants } from './variants/image';
export { summaryVariants } from './variants/summary';
export { tableBookingVariants } from './variants/table-booking';
export { websiteRoles } from './website-roles';
