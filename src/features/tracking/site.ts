import type { SiteContext } from '../../core/site/site-context-types';
import { uncheckedSiteContext } from '../../core/site/unchecked-site-context';

/** The site context that collectors read. Its values are unchecked, and go to the owner's server as they are. */
export const trackedSite = (): SiteContext => uncheckedSiteContext();

/** The fields that identify the site in a call. */
export const siteFields = () => {
  const { website = {}, templateId = website.templateId } = trackedSite();
  return { websiteId: website.id, templateId };
};

/** The fields that describe the page, as in src/features/form/page-fields.ts, which checks the context at a higher cost. */
export const describePage = () => {
  const { item, collection, collectionId = '', pagePermissionTypeValue = null } = trackedSite();
  return {
    pageTitle: document.title,
    pagePath: location.pathname,
    contentSource: item?.id ? 'i' : 'c',
    pageId: item?.id || collection?.id || '',
    collectionId,
    objectName: collection?.title ?? '',
    pagePermissionTypeValue,
  };
};
