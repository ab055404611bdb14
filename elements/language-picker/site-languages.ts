import type { BlockHost } from '../../src/core/block-host';
import type { ApiResult } from '../../src/features/api/api-result';
import {
  getMultilingualSettings,
  type SiteLanguage,
  type SiteLanguages,
} from '../../src/features/api/calls/multilingual';
import { visitorTimeoutMs } from '../../src/features/api/fetch-text';
import { requestCall } from '../../src/features/api/request-call';

/** One call for all elements of the page. */
let call: Promise<ApiResult<SiteLanguages>> | undefined;

/**
 * Loads the languages of the site from the server. A failure is reported, and gives no languages; the next element calls again.
 */
export const loadSiteLanguages = async (host: BlockHost): Promise<SiteLanguage[]> => {
  call ??= requestCall(getMultilingualSettings(), {
    announcesRefusal: false,
    loadsText: false,
    // The element shows once the server has answered, so it does not wait for ever.
    timeoutMs: visitorTimeoutMs,
  });
  const result = await call;
  if (result.ok) return result.data.languages;
  call = undefined;
  const answer = `${result.status || 'nothing'}${result.message && `, ${result.message}`}`;
  host.report(
    Error(
      `The languages cannot be shown: GET /api/multilingual/settings answered ${answer}. Put links into the element, or set \`languages\`.`,
    ),
  );
  return [];
};
