import { site } from './site';

/** As src/core/site/page-fields.ts has them , without its checks of the context, which are as large as this room. */
export const pageFields = () => {
  const { item, collection, collectionId = '', pagePermissionTypeValue = null } = site();
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
