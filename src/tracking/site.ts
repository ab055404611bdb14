import { pageContext } from '../site/page-context';

/** What collectors read of `Azulejo.context` (shell 3.2). It is as the page has it: what they send is for the owner's server. */
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
  /** Role code (shell 6) -> true. */
  websiteRoles?: Record<string, unknown>;
  /** Shell 2.1. */
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
