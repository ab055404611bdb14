import { pageContext } from '../../core/site/page-context';

/** The part of `Azulejo.context` that collectors read. The values are unchecked and go to the owner's server as they are. */
export interface Site {
  website?: {
    id?: string;
    identifier?: string;
    templateId?: string;
    variantId?: string;
    language?: string;
    cloneable?: boolean;
  };
  templateId?: string;
  /** Present when the visitor is logged in. */
  authenticatedAccount?: { id?: string; locale?: string };
  /** As src/features/site/account.ts reads it. */
  websiteRoles?: unknown;
  /** The hosted builder's code of the page's type. */
  pageType?: number;
  item?: { id?: string; recordType?: number };
  collection?: { id?: string; title?: string };
  collectionId?: string;
  pagePermissionTypeValue?: number;
  cookieSettings?: { isVisitorDataRestricted?: boolean };
}

export const trackedSite = (): Site => pageContext();

/** The fields that identify the site in a call. */
export const siteFields = () => {
  const { website = {}, templateId = website.templateId } = trackedSite();
  return { websiteId: website.id, templateId };
};

/** The fields that describe the page, as in src/core/site/page-fields.ts, which checks the context at a higher cost. */
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
