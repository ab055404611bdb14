import type { SiteContext } from './schema';

/** What a block's settings may say in place of the site context. */
export interface PageSettings {
  collectionId?: string;
  objectName?: string;
  pagePermissionTypeValue?: number;
}

/** The page context fields of a submission of forms. Unknown values are "" or null. */
export interface PageFields {
  /** The document's. */
  pageTitle: string;
  /** Without query and hash. */
  pagePath: string;
  /** `i`: `pageId` is an item's; `c`: a collection's. */
  contentSource: 'i' | 'c';
  pageId: string;
  collectionId: string;
  objectName: string;
  pagePermissionTypeValue: number | null;
}

export const pageFields = (
  settings: PageSettings = {},
  { item, collection, collectionId, pagePermissionTypeValue }: SiteContext = {},
): PageFields => {
  return {
    pageTitle: document.title,
    pagePath: location.pathname,
    contentSource: item?.id ? 'i' : 'c',
    pageId: item?.id || collection?.id || '',
    collectionId: settings.collectionId || collectionId || '',
    objectName: settings.objectName || collection?.title || '',
    pagePermissionTypeValue: settings.pagePermissionTypeValue ?? pagePermissionTypeValue ?? null,
  };
};
