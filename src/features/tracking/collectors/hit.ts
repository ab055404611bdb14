import { encodeForm } from '../../api/encode';
import { send } from '../send';
import { siteFields, trackedSite } from '../site';
import { visitorCookie } from './visitor';

/** The server's code of a page view. */
const viewEvent = 1;

const isStorageSupported = (): boolean => {
  try {
    return !!localStorage;
  } catch {
    // The visitor's settings block storage.
    return false;
  }
};

/**
 * Records a page view.
 * @call POST /api/census/RecordHit
 * @when Once per page view, when the page is idle; not on `/search`.
 * @cookie ss_cvr - Sent with the call.
 * @field event - 1, a page view.
 * @field data.websiteId - The site's id.
 * @field data.templateId - Id of the site's template.
 * @field data.website_locale - The site's language.
 * @field data.userAgent - The browser's user agent.
 * @field data.clientDate - Time in ms since 1970.
 * @field data.viewportWidth - Width of the window in px.
 * @field data.viewportHeight - Height of the window in px.
 * @field data.screenWidth - Width of the screen in px.
 * @field data.screenHeight - Height of the screen in px.
 * @field data.url - The page's address.
 * @field data.title - The page's title.
 * @field data.itemId - Id of the page's item.
 * @field data.recordType - The item's type.
 * @field data.collectionId - Id of the page's collection.
 * @field data.localStorageSupported - Whether the browser allows local storage.
 * @field data.queryString - The part of the page's address after `?`.
 * @field data.referrer - Address of the previous page.
 * @field ss_cvr - The visitor's record, or an empty text.
 */
export const collectHit = (): void => {
  const { website, item, itemId, collection, collectionId } = trackedSite();
  const data = {
    ...siteFields(),
    website_locale: website?.language,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportWidth: window.innerWidth,
    viewportHeight: window.innerHeight,
    screenWidth: window.screen.width,
    screenHeight: window.screen.height,
    url: location.href,
    title: document.title,
    itemId: item?.id || itemId,
    recordType: item?.recordType,
    collectionId: collectionId || collection?.id,
    localStorageSupported: isStorageSupported(),
    queryString: location.search.slice(1),
    referrer: document.referrer,
  };
  send('/api/census/RecordHit', { body: encodeForm({ event: viewEvent, data, ss_cvr: visitorCookie() }) });
};
