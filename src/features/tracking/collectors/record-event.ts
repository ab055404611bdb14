import { crumb } from '../../api/crumb';
import { asForm, send } from '../send';
import { site, siteFields } from '../site';

export interface RecordedEvent {
  /** Its name. */
  event: string;
  data?: Record<string, unknown>;
  /** Further fields of the form. */
  [field: string]: unknown;
}

/**
 * Records something that happened on the site.
 * @call POST /api/events/RecordEvent
 * @when A visitor has signed up for a newsletter (`newsletter-signup`), or a block or a script fires `az-record`; `detail` is `{ event, data, … }`.
 * @cookie crumb - Sent: it tells the server that the call comes from its own page.
 * @field crumb - The cookie of this name.
 * @field event - What happened.
 * @field … - Further fields of the event's `detail`.
 * @field data.websiteId - The site.
 * @field data.memberAccountId? - The account of a visitor who is logged in.
 * @field data.templateId - The site's template.
 * @field data.variantId? - The template's variant.
 * @field data.website_locale - The site's language.
 * @field data.member_locale? - The language of the account.
 * @field data.pagePath - The page's path.
 * @field data.pageHash - What stands after `#` in its address.
 * @field data.… - Of the event's `detail.data`; for `newsletter-signup` it is `formId`.
 */
export const collectRecordedEvent = ({ event, data, ...fields }: RecordedEvent): void => {
  const { website, authenticatedAccount: member } = site();
  const all = {
    ...siteFields(),
    memberAccountId: member?.id,
    variantId: website?.variantId,
    website_locale: website?.language,
    member_locale: member?.locale,
    pagePath: location.pathname,
    pageHash: location.hash,
    ...data,
  };
  send('/api/events/RecordEvent', { body: asForm({ ...fields, crumb: crumb() ?? '', event, data: all }) });
};
