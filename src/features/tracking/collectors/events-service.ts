import { readCookie, writeCookie } from '../cookies';
import { tell } from '../debug';
import { send, sendBeacon } from '../send';
import { site } from '../site';
import { mayIdentify, newId } from './visitor';

const path = '/api/v1/events';

/** 390 days, as long as the builder's own cookie. */
const analyticsLifeS = 390 * 24 * 60 * 60;
/** The name of the visitor's cookie. */
const accepted = [200, 202];

/** An event as the service takes it. */
export interface AnalyticsEvent {
  actor?: string;
  action: string;
  /** Of the common data: object_type, product_area, destination_url … */
  commonData?: Record<string, unknown>;
  customData?: Record<string, unknown>;
  customSchemaName?: string;
}

const analyticsId = (): string => {
  if (!mayIdentify()) return '';
  const id = readCookie('ss_cid') || newId();
  writeCookie('ss_cid', id, analyticsLifeS);
  if (readCookie('ss_cid') !== id) tell('warn', path, Error('Unable to store analyticsId'));
  return id;
};

/**
 * Tells the events service what somebody did.
 * @call POST /api/v1/events
 * @when A block or a script fires `az-track`; `detail` is `{ actor, action, commonData, customData, customSchemaName }`.
 * @cookie ss_cid - 390 days: a random id, `analyticsId`.
 * @cookie ss_cvt - Sent.
 * @field analyticsId - The cookie `ss_cid`, or nothing.
 * @field commonData.actor - Who did it; `visitor` where the event does not say.
 * @field commonData.action - What was done.
 * @field commonData.event_owner_team? - From the event, where it says so; so are the following.
 * @field commonData.event_source - Where it comes from; `azulejo` where the event does not say.
 * @field commonData.object_type? - What it was done to; further `object_…` and `indirect_object_…` fields likewise.
 * @field commonData.context_website_identifier - The site's name.
 * @field commonData.destination_url? - Where it led.
 * @field commonData.product_area? - Part of the product.
 * @field commonData.product_page - The page's path, where the event does not say.
 * @field commonData.product_section? - Part of the page.
 * @field commonData.user_member_account_id? - The account of a visitor who is logged in.
 * @field commonData.user_session_id - When the visit began, from `ss_cvt`, or nothing.
 * @field commonData.website_locale - The site's language.
 * @field commonData.member_locale? - The language of the account.
 * @field customData - The event's own data.
 * @field customSchemaName - What they are called.
 */
export const collectEvent = async (event: AnalyticsEvent): Promise<void> => {
  const { website, authenticatedAccount: member } = site();
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
      user_session_id: mayIdentify() ? readCookie('ss_cvt') : '',
      website_locale: website?.language,
      member_locale: member?.locale,
      ...commonData,
    },
    customData,
    customSchemaName,
  };
  if (document.visibilityState === 'hidden') return sendBeacon(path, JSON.stringify(json));
  const answer = await send(path, { json });
  if (answer && !accepted.includes(answer.status))
    tell('warn', path, Error(`Error tracking event: HTTP Status ${answer.status}`));
};
