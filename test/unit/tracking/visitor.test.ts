// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  afterView,
  collectVisitor as collect,
  visitorCookie,
} from '../../../src/features/tracking/collectors/visitor';
import { findConsent } from '../../../src/features/tracking/consent';
import { readCookie, writeCookie } from '../../../src/features/tracking/cookies';

const nowMs = 1_700_000_000_000;
const known = 'abc|1600000000000|1650000000000|1660000000000|7';

describe('a page view', () => {
  it('begins the record of a new visitor: five parts, the first visit is this one', () => {
    const { record, visit } = afterView({ record: '', visit: '', nowMs });
    const [id, ...rest] = record.split('|');
    expect(id).toMatch(/^\d{20,40}$/);
    expect(rest).toEqual([`${nowMs}`, `${nowMs}`, `${nowMs}`, '1']);
    expect(visit).toBe(`${nowMs}`);
  });

  it('within a visit changes neither', () => {
    const cookies = { record: known, visit: '1660000000000' };
    expect(afterView({ ...cookies, nowMs })).toEqual(cookies);
  });

  it('begins a visit where there is none: the count rises, the current visit becomes the previous one', () => {
    const after = { record: `abc|1600000000000|1660000000000|${nowMs}|8`, visit: `${nowMs}` };
    expect(afterView({ record: known, visit: '', nowMs })).toEqual(after);
    for (const visit of ['0', '-1', '1.5', 'x', '1e9'])
      expect(afterView({ record: known, visit, nowMs })).toEqual(after);
  });

  it.each([
    ['no id', '|1|2|3|4'],
    ['four parts', 'abc|1|2|3'],
    ['six parts', 'abc|1|2|3|4|5'],
    ['a timestamp that is none', 'abc|1|x|3|4'],
    ['a negative timestamp', 'abc|1|-2|3|4'],
    ['no visit', 'abc|1|2|3|0'],
    ['half a visit', 'abc|1|2|3|1.5'],
  ])('does not believe a record with %s', (_what, record) => {
    expect(afterView({ record, visit: '5', nowMs }).record).toMatch(/^\d{20,40}\|/);
  });
});

describe('the cookies', () => {
  const page = (context: object) => {
    // As much of it as is asked for.
    globalThis.Azulejo = { config: {}, context } as unknown as typeof Azulejo;
  };

  beforeEach(async () => {
    page({ website: { id: 'w' } });
    await findConsent();
  });
  afterEach(() => {
    for (const name of ['ss_cvr', 'ss_cvt', 'ss_cookieAllowed']) writeCookie(name, '', 0);
    Reflect.deleteProperty(globalThis, 'Azulejo');
  });

  it('are written, and what is sent is the record', () => {
    collect();
    expect(readCookie('ss_cvr').split('|')).toHaveLength(5);
    expect(Number(readCookie('ss_cvt'))).toBeGreaterThan(0);
    expect(visitorCookie()).toBe(readCookie('ss_cvr'));
  });

  it('are read also where somebody has encoded them', () => {
    writeCookie('ss_cvr', encodeURIComponent(known), 60);
    expect(visitorCookie()).toBe(known);
  });

  it('are not sent where they are no record', () => {
    writeCookie('ss_cvr', 'abc', 60);
    expect(visitorCookie()).toBe('');
  });

  it.each([
    ['on a cloneable site', { website: { id: 'w', cloneable: true } }],
    ['where visitors’ data are restricted', { cookieSettings: { isVisitorDataRestricted: true } }],
    ['before the consent that is needed', { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }],
  ])('are not there %s', async (_where, context) => {
    collect();
    expect(readCookie('ss_cvr')).not.toBe('');
    page(context);
    await findConsent();
    expect(visitorCookie()).toBe('');
    collect();
    expect([readCookie('ss_cvr'), readCookie('ss_cvt')]).toEqual(['', '']);
  });
});
