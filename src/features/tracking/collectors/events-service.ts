import { readCookie, storeCookie } from '../../../core/util/cookies';
import { randomId } from '../../../core/util/random-id';
import { acceptedEventStatuses } from '../../api/tracking-limits';
import { canIdentify } from '../consent';
import { logDebug } from '../debug';
import { send, sendBeacon } from '../send';
import { trackedSite } from '../site';

const path = '/api/v1/events';

const analyticsIdLifetimeS = 390 * 24 * 60 * 60;

/** The `detail` of `az-track`. */
interface AnalyticsEvent {
  actor?: string;
  action: string;
  /** Further fields of the common data: object_type, product_area, destination_url … */
  commonData?: Record<string, unknown>;
  customData?: Record<string, unknown>;
  customSchemaName?: string;
}

const analyticsId = (): string => {
  if (!canIdentify()) return '';
  const id = readCookie('ss_cid') || randomId();
  storeCookie({ name: 'ss_cid', value: id, lifetimeS: analyticsIdLifetimeS });
  if (readCookie('ss_cid') !== id) logDebug('warn', path, Error('Unable to store analyticsId'));
  return id;
};

/**
 * Sends an action to the events service.
 * @call POST /api/v1/events
 * @when When a block or a script fires `az-track`; `detail` is `{ actor, action, commonData, customData, customSchemaName }`.
 * @cookie ss_cid - 390 days: a random id, `analyticsId`.
 * @cookie ss_cvt - Sent with the call.
 * @field analyticsId - The cookie `ss_cid`, or an empty text.
 * @field commonData.actor - Who acted, from the event. Default: `visitor`.
 * @field commonData.action - The action, from the event.
 * @field commonData.event_owner_team? - The team that owns the event, from the event.
 * @field commonData.event_source - Source of the event. Default: `azulejo`.
 * @field commonData.object_type? - The object of the action; further `object_…` and `indirect_object_…` fields likewise.
 * @field commonData.context_website_identifier - The site's name.
 * @field commonData.destination_url? - The address that the action led to.
 * @field commonData.product_area? - Part of the product, from the event.
 * @field commonData.product_page - Page of the event. Default: the page's path.
 * @field commonData.product_section? - Part of the page, from the event.
 * @field commonData.user_member_account_id? - Id of the account of a visitor who is logged in.
 * @field commonData.user_session_id - Start of the visit, from `ss_cvt`, or an empty text.
 * @field commonData.website_locale - The site's language.
 * @field commonData.member_locale? - The language of the account.
 * @field customData - The event's own data.
 * @field customSchemaName - Name of the schema of `customData`.
 */
export const collectEvent = async (event: AnalyticsEvent): Promise<void> => {
  const { website, authenticatedAccount: member } = trackedSite();
  const { actor = 'visitor', action, commonData, customData = {}, customSchemaName = '' } = event;
  const json = {
    analyticsId: analyticsId(),
    commonData: {
      actor,
      action,
      event_source: 'azulejo',
      context_website_identifier: website?.identifier,
      product_page: location.pathname,
      user_member_account_id: member?.id,
      user_session_id: canIdentify() ? (readCookie('ss_cvt') ?? '') : '',
      website_locale: website?.language,
      member_locale: member?.locale,
      ...commonData,
    },
    customData,
    customSchemaName,
  };
  if (document.visibilityState === 'hidden') return sendBeacon(path, JSON.stringify(json));
  await send(path, { json, acceptedStatuses: acceptedEventStatuses, errorPrefix: 'Error tracking event: ' });
};
