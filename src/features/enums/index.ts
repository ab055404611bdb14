/**
 * The hosted builder's numeric codes by their names: `dist/enums.js`, `azulejo/enums`. Only what a page imports is bundled.
 * @module
 */
export {
  blockTypes,
  blockVariants,
  collectionTypes,
  contentStatuses,
  fieldsetGroups,
  itemTypes,
  mapStyles,
  nameOf,
  pageTypes,
  productTypes,
  templateVersions,
  units,
  websiteRoles,
  websiteStatuses,
  websiteTypes,
} from './enums';
