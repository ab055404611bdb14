import { asForm, send } from '../send';
import { site, siteFields } from '../site';
import { visitorCookie } from './visitor';

/** As the server knows a page view. */
const viewEvent = 1;

const isStorageThere = (): boolean => {
  try {
    return !!localStorage;
  } catch {
    // Blocked.
    return false;
  }
};

/**
 * Counts a page view.
 * @call POST /api/census/RecordHit
 * @when Once a page view, when the page is idle. Not on `/search`.
 * @cookie ss_cvr - Sent.
 * @field event - 1, a page view.
 * @field data.websiteId - The site.
 * @field data.templateId - Its template.
 * @field data.website_locale - Its language.
 * @field data.userAgent - The browser's name for itself.
 * @field data.clientDate - When, in ms since 1970.
 * @field data.viewportWidth - Width of the window in px.
 * @field data.viewportHeight - Its height.
 * @field data.screenWidth - Width of the screen in px.
 * @field data.screenHeight - Its height.
 * @field data.url - The page's address.
 * @field data.title - Its title.
 * @field data.itemId - The item it shows.
 * @field data.recordType - The item's kind.
 * @field data.collectionId - The collection it belongs to.
 * @field data.localStorageSupported - Whether the browser has storage for pages.
 * @field data.queryString - What stands after `?` in the address.
 * @field data.referrer - The page that led here.
 * @field ss_cvr - The visitor's record, or nothing.
 */
export const collectHit = (): void => {
  const { website, item, collection, collectionId } = site();
  const data = {
    ...siteFields(),
    website_locale: website?.language,
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: location.href,
    title: document.title,
    itemId: item?.id,
    recordType: item?.recordType,
    collectionId: collectionId || collection?.id,
    localStorageSupported: isStorageThere(),
    queryString: location.search.slice(1),
    referrer: document.referrer,
  };
  send('/api/census/RecordHit', { body: asForm({ event: viewEvent, data, ss_cvr: visitorCookie() }) });
};
