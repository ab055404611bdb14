import { mayCollect } from '../consent';
import { forgetVisitor, readCookie, writeCookie } from '../cookies';
import { site } from '../site';

/** Lifetimes of the visitor's cookies. */
const visitorLifeS = 63_072_000;
const visitLifeS = 30 * 60;

/** The cookie's format: an id, then 3 timestamps, then a positive integer count. */
const visitorRecord = /^[^|]+(?:\|[1-9]\d*){4}$/;
const timestamp = /^[1-9]\d*$/;

/** Random digits. (`randomUUID` is for secure pages only.) */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('');

/** Whether a visitor may have an id: not without consent, on a cloneable site, or where the owner restricts visitors' data. */
export const mayIdentify = (): boolean => {
  const { website, cookieSettings } = site();
  return mayCollect() && !website?.cloneable && !cookieSettings?.isVisitorDataRestricted;
};

interface Visit {
  /** `ss_cvr`, as it was found. */
  record: string;
  /** `ss_cvt`, as it was found. */
  visit: string;
  nowMs: number;
}

/** Both cookies after a page view. A visit begins where there is no timestamp of one. */
export const afterView = ({ record, visit, nowMs }: Visit): { record: string; visit: string } => {
  const now = `${nowMs}`;
  if (!visitorRecord.test(record)) return { record: [newId(), now, now, now, 1].join('|'), visit: now };
  if (timestamp.test(visit)) return { record, visit };
  const [id, first, , current, count] = record.split('|');
  return { record: [id, first, current, now, Number(count) + 1].join('|'), visit: now };
};

/** What calls send as `ss_cvr` or `visitorCookie`: the visitor's record, or nothing. */
export const visitorCookie = (): string => {
  const record = readCookie('ss_cvr');
  return mayIdentify() && visitorRecord.test(record) ? record : '';
};

/**
 * Knows a visitor again, and counts visits.
 * @cookie ss_cvr - 2 years: id, first, previous and current visit, number of visits.
 * @cookie ss_cvt - 30 minutes from the last page view: the time when the visit began.
 * @when Each page view. Without consent, on a cloneable site, or where `isVisitorDataRestricted` is set, both are removed.
 */
export const collectVisitor = (): void => {
  if (!mayIdentify()) {
    forgetVisitor();
    return;
  }
  const { record, visit } = afterView({
    record: readCookie('ss_cvr'),
    visit: readCookie('ss_cvt'),
    nowMs: Date.now(),
  });
  writeCookie('ss_cvr', record, visitorLifeS);
  writeCookie('ss_cvt', visit, visitLifeS);
};
