import { importWithRetry } from '../../core/lazy-import';
import { pageState } from '../consent/page-state';
import { cookieSettings, isBannerPending, isOn } from '../consent/policy';
import { forbiddenCookies } from '../consent/tracking-cookies';

type ConsentApi = NonNullable<typeof Azulejo.consent>;

let consent: ConsentApi | undefined;

/** The page's consent: the one that a block has put on the global, or the copy in this bundle. */
export const findConsent = async (): Promise<ConsentApi> => {
  consent = globalThis.Azulejo?.consent ?? (await importWithRetry(() => import('../consent'))).consent;
  return consent;
};

/** Whether the visitor's choice and the site's policy allow calls now. Asked before each call. */
export const canCollect = (): boolean => !!consent?.categories.statistics;

/** Whether the choice is still unknown: another consent platform has not answered, or a banner's policy has not been read. */
export const isChoicePending = (): boolean =>
  consent?.state === 'unknown' && (!!pageState.platform || isBannerPending());

/** Whether cookies may identify the visitor now: not where a policy, a cloneable site or the owner forbids them. */
export const canIdentify = (): boolean =>
  canCollect() && !forbiddenCookies().includes('ss_cvr') && !isOn(cookieSettings().isVisitorDataRestricted);
