import { readCookie, storeCookie } from '../../../core/util/cookies';
import { randomId } from '../../../core/util/random-id';
import { canIdentify } from '../consent';
import { keepFirstSession } from '../first-session';

const visitorLifetimeS = 2 * 365 * 24 * 60 * 60;
const visitLifetimeS = 30 * 60;

/** The cookie's format: an id, then 3 timestamps, then a positive integer count. */
const visitorRecord = /^[^|]+(?:\|[1-9]\d*){4}$/;
const timestamp = /^[1-9]\d*$/;

interface VisitorState {
  /** The value of `ss_cvr`. */
  record: string;
  /** The value of `ss_cvt`. */
  visit: string;
  nowMs: number;
}

/** The values of both cookies after a page view. Without a valid `ss_cvt` a new visit begins. */
export const countPageView = ({ record, visit, nowMs }: VisitorState): { record: string; visit: string } => {
  const now = `${nowMs}`;
  if (!visitorRecord.test(record)) return { record: [randomId(), now, now, now, 1].join('|'), visit: now };
  if (timestamp.test(visit)) return { record, visit };
  const [id, first, , current, count] = record.split('|');
  return { record: [id, first, current, now, Number(count) + 1].join('|'), visit: now };
};

/** The value of `ss_cvr`, or "". Some scripts and servers encode the `|`. */
const readVisitorRecord = (): string => (readCookie('ss_cvr') ?? '').replace(/%7C/gi, '|');

/** The visitor's record, which calls send as `ss_cvr` or `visitorCookie`; "" where there is none. */
export const visitorCookie = (): string => {
  const record = readVisitorRecord();
  return canIdentify() && visitorRecord.test(record) ? record : '';
};

/** Whether a record counts one visit. */
const isFirstVisit = (record: string): boolean => record.endsWith('|1');

/**
 * Recognises a visitor and counts visits.
 * @cookie ss_cvr - 2 years: id, first, previous and current visit, number of visits.
 * @cookie ss_cvt - 30 minutes from the last page view: start of the visit.
 * @storage azulejo.first-session - Whether the visit is the visitor's first.
 * @when Each page view. Without consent, under a restrictive policy that the visitor has not accepted, on a cloneable site, or with `isVisitorDataRestricted`, all cookies of visitors are deleted, and so is the flag in local storage.
 */
export const collectVisitor = (): void => {
  if (!canIdentify()) return;
  const { record, visit } = countPageView({
    record: readVisitorRecord(),
    visit: readCookie('ss_cvt') ?? '',
    nowMs: Date.now(),
  });
  storeCookie({ name: 'ss_cvr', value: record, lifetimeS: visitorLifetimeS });
  storeCookie({ name: 'ss_cvt', value: visit, lifetimeS: visitLifetimeS });
  keepFirstSession(isFirstVisit(record));
};
