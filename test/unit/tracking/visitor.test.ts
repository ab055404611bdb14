// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCookie, storeCookie } from '../../../src/core/util/cookies';
import { addChoiceDetails } from '../../../src/features/consent/enforce/choice-details';
import {
  collectVisitor as collect,
  countPageView,
  visitorCookie,
} from '../../../src/features/tracking/collectors/visitor';
import { canCollect, findConsent } from '../../../src/features/tracking/consent';

const nowMs = 1_700_000_000_000;
const record = 'abc|1600000000000|1650000000000|1660000000000|7';

describe('a page view', () => {
  it('of a new visitor starts a record of five parts, whose first visit is this one', () => {
    const { record, visit } = countPageView({ record: '', visit: '', nowMs });
    const [id, ...rest] = record.split('|');
    expect(id).toMatch(/^\d{20,40}$/);
    expect(rest).toEqual([`${nowMs}`, `${nowMs}`, `${nowMs}`, '1']);
    expect(visit).toBe(`${nowMs}`);
  });

  it('within a visit changes neither cookie', () => {
    const cookies = { record, visit: '1660000000000' };
    expect(countPageView({ ...cookies, nowMs })).toEqual(cookies);
  });

  it('after a visit has expired starts a new one: the count rises, the current visit becomes the previous one', () => {
    const after = { record: `abc|1600000000000|1660000000000|${nowMs}|8`, visit: `${nowMs}` };
    expect(countPageView({ record, visit: '', nowMs })).toEqual(after);
    for (const visit of ['0', '-1', '1.5', 'x', '1e9'])
      expect(countPageView({ record, visit, nowMs })).toEqual(after);
  });

  it.each([
    ['no id', '|1|2|3|4'],
    ['four parts', 'abc|1|2|3'],
    ['six parts', 'abc|1|2|3|4|5'],
    ['an invalid timestamp', 'abc|1|x|3|4'],
    ['a negative timestamp', 'abc|1|-2|3|4'],
    ['a count of zero', 'abc|1|2|3|0'],
    ['a fractional count', 'abc|1|2|3|1.5'],
  ])('replaces a record with %s', (_what, record) => {
    expect(countPageView({ record, visit: '5', nowMs }).record).toMatch(/^\d{20,40}\|/);
  });
});

describe('the cookies', () => {
  const page = (context: object) => {
    // Only the members that the code under test reads.
    globalThis.Azulejo = { config: {}, context } as unknown as typeof Azulejo;
  };

  beforeEach(async () => {
    page({ website: { id: 'w' } });
    await findConsent();
  });
  afterEach(() => {
    for (const name of ['ss_cvr', 'ss_cvt', 'ss_cookieAllowed'])
      storeCookie({ name, value: '', lifetimeS: 0 });
    Reflect.deleteProperty(globalThis, 'Azulejo');
  });

  it('are written, and calls send the record', () => {
    collect();
    expect(readCookie('ss_cvr')?.split('|')).toHaveLength(5);
    expect(Number(readCookie('ss_cvt'))).toBeGreaterThan(0);
    expect(visitorCookie()).toBe(readCookie('ss_cvr'));
  });

  it('are read where a script has encoded them', () => {
    storeCookie({ name: 'ss_cvr', value: encodeURIComponent(record), lifetimeS: 60 });
    expect(visitorCookie()).toBe(record);
  });

  it('are not sent where the record is invalid', () => {
    storeCookie({ name: 'ss_cvr', value: 'abc', lifetimeS: 60 });
    expect(visitorCookie()).toBe('');
  });

  it.each([
    ['on a cloneable site', { website: { id: 'w', cloneable: true } }],
    ['where the owner restricts visitors’ data', { cookieSettings: { isVisitorDataRestricted: true } }],
    [
      'before the consent that a restrictive policy requires',
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
    ],
  ])('are neither written nor sent %s', async (_where, context) => {
    page(context);
    await findConsent();
    collect();
    expect(readCookie('ss_cvr') || readCookie('ss_cvt')).toBeFalsy();
    storeCookie({ name: 'ss_cvr', value: record, lifetimeS: 60 });
    expect(visitorCookie()).toBe('');
  });

  it('are not written under a restrictive policy where the visitor allows only statistics', async () => {
    page({ website: { id: 'w' }, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } });
    const consent = await findConsent();
    addChoiceDetails();
    consent.set({ statistics: true });
    expect(canCollect()).toBe(true);
    collect();
    expect(readCookie('ss_cvr')).toBeFalsy();
    consent.set(true);
    collect();
    expect(readCookie('ss_cvr')).toBeTruthy();
  });
});

it('a page that may not have cookies, as in a sandboxed frame, has none and stores none', () => {
  const denied = (): never => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: denied, set: denied });
  try {
    storeCookie({ name: 'ss_cvr', value: record, lifetimeS: 1 });
    expect(readCookie('ss_cvr')).toBeFalsy();
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
});
