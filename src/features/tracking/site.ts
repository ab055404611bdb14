import { pageContext } from '../../core/site/page-context';

/** The part of `Azulejo.context` that collectors read, unchecked: the owner's server gets the values as the page has them. */
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
  /** There when the visitor is logged in. */
  authenticatedAccount?: { id?: string; locale?: string };
  /** Role code -> true. */
  websiteRoles?: Record<string, unknown>;
  /** The builder's number of the page's type. */
  pageType?: number;
  item?: { id?: string; recordType?: number };
  collection?: { id?: string; title?: string };
  collectionId?: string;
  pagePermissionTypeValue?: number;
  cookieSettings?: { isVisitorDataRestricted?: boolean };
}

export const site = (): Site => pageContext();

/** The fields by which every collector says whose page it is. */
export const siteFields = () => {
  const { website = {}, templateId = website.templateId } = site();
  return { websiteId: website.id, templateId };
};
