import type { SiteContext } from './site-context-types';

/** Settings of a block that replace values of the site context. */
export interface PageSettings {
  collectionId?: string;
  objectName?: string;
  pagePermissionTypeValue?: number;
}

/** The fields of a form submission that describe the page. Unknown values are "" or null. */
interface PageFields {
  /** The document's title. */
  pageTitle: string;
  /** Without query and hash. */
  pagePath: string;
  /** `i`: `pageId` is the id of an item; `c`: of a collection. */
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
