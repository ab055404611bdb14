import { crumb } from '../../api/crumb';
import { encodeForm } from '../../api/encode';
import { send } from '../send';
import { siteFields, trackedSite } from '../site';

interface RecordedEvent {
  event: string;
  data?: Record<string, unknown>;
  /** Further fields of the form. */
  [field: string]: unknown;
}

/**
 * Records an event of the site.
 * @call POST /api/events/RecordEvent
 * @when When a form or a newsletter was sent (`newsletter-signup`), or when a block or a script fires `az-record`; `detail` is `{ event, data, … }`.
 * @cookie crumb - Sent with the call: proves that the call comes from a page of the site.
 * @field crumb - The cookie `crumb`.
 * @field event - Name of the event.
 * @field … - Further fields of the event's `detail`.
 * @field data.websiteId - The site's id.
 * @field data.memberAccountId? - Id of the account of a visitor who is logged in.
 * @field data.templateId - Id of the site's template.
 * @field data.variantId? - Id of the template's variant.
 * @field data.website_locale - The site's language.
 * @field data.member_locale? - The language of the account.
 * @field data.pagePath - The page's path.
 * @field data.pageHash - The part of the page's address after `#`.
 * @field data.… - The fields of the event's `detail.data`; `formId` for `newsletter-signup`.
 */
export const collectRecordedEvent = ({ event, data, ...fields }: RecordedEvent): void => {
  const { website, authenticatedAccount: member } = trackedSite();
  const allData = {
    ...siteFields(),
    memberAccountId: member?.id,
    variantId: website?.variantId,
    website_locale: website?.language,
    member_locale: member?.locale,
    pagePath: location.pathname,
    pageHash: location.hash,
    ...data,
  };
  send('/api/events/RecordEvent', {
    body: () => encodeForm({ ...fields, crumb: crumb() ?? '', event, data: allData }),
  });
};
