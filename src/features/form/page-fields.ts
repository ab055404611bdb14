import type { CheckedSiteContext } from '../../core/site/check-site-context';
import type { PageFields } from '../api/calls/forms';

/** Settings of a block that replace values of the site context. */
export interface PageFieldSettings {
  collectionId?: string;
  objectName?: string;
  pagePermissionTypeValue?: number;
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
