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
  productTypes,
  templateVersions,
  units,
  websiteStatuses,
  websiteTypes,
} from './enums';
export { pageTypes } from './page-types';
export { websiteRoles } from './website-roles';
