import type { CheckedSiteContext } from '../../core/site/check-site-context';
import type { contentSources } from '../enums/text-codes';

/** Settings of a block that replace values of the site context. */
export interface PageFieldSettings {
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
  contentSource: (typeof contentSources)[keyof typeof contentSources];
  pageId: string;
  collectionId: string;
  objectName: string;
  pagePermissionTypeValue: number | null;
}

export const pageFields = (
  settings: PageFieldSettings = {},
  { item, collection, collectionId, pagePermissionTypeValue }: CheckedSiteContext = {},
): PageFields => ({
  pageTitle: document.title,
  pagePath: location.pathname,
  contentSource: item?.id ? 'i' : 'c',
  pageId: item?.id || collection?.id || '',
  collectionId: settings.collectionId || collectionId || '',
  objectName: settings.objectName || collection?.title || '',
  pagePermissionTypeValue: settings.pagePermissionTypeValue ?? pagePermissionTypeValue ?? null,
});
