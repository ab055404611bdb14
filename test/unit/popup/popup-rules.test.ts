import { describe, expect, it } from 'vitest';
import {
  mayOpen,
  type PageFacts,
  type PopupRecord,
  parseRecord,
  readTriggers,
} from '../../../elements/popup/popup-rules';
import type { OverlaySettings } from '../../../elements/popup/schema';

const dayMs = 86_400_000;
const nowMs = 1_800_000_000_000;
const page: PageFacts = {
  pageType: 2,
  names: ['/about', 'collection-1'],
  isMobile: false,
  isScreenshot: false,
};
const on: OverlaySettings = { style: '2' };

const opens = (settings: OverlaySettings, facts: Partial<PageFacts> = {}, record?: PopupRecord): boolean =>
  mayOpen({ settings: { ...on, ...settings }, page: { ...page, ...facts }, record, nowMs });

const closed = (days: number, more: Partial<PopupRecord> = {}): PopupRecord => ({
  version: 0,
  submitted: false,
  closedAtMs: nowMs - days * dayMs,
  ...more,
});

describe('a popup', () => {
  it.each(['2', 'show', 'light', '3', 'dark'] as const)('with the style %s opens', (style) => {
    expect(opens({ style })).toBe(true);
  });

  it.each(['1', 'none', undefined] as const)('with the style %s stays closed', (style) => {
    expect(mayOpen({ settings: { style }, page, record: undefined, nowMs })).toBe(false);
  });

  it('opens on a phone only where that is enabled', () => {
    expect(opens({}, { isMobile: true })).toBe(false);
    expect(opens({ enableMobile: true }, { isMobile: true })).toBe(true);
  });

  it.each([3, 100, 103])('stays closed on a page of type %i', (pageType) => {
    expect(opens({}, { pageType })).toBe(false);
  });

  it('stays closed in a screenshot', () => {
    expect(opens({}, { isScreenshot: true })).toBe(false);
  });

  it('opens on all pages, or on those that are named by path or id', () => {
    expect(opens({ enabledPages: [] })).toBe(true);
    expect(opens({ enabledPages: ['/other'] })).toBe(false);
    expect(opens({ enabledPages: ['/about/'] })).toBe(true);
    expect(opens({ enabledPages: ['collection-1'] })).toBe(true);
    expect(opens({ enabledPages: ['/other'], showOnAllPages: true })).toBe(true);
    expect(opens({ showOnAllPages: false })).toBe(false);
    expect(opens({ enabledPages: ['/'] }, { names: ['/'] })).toBe(true);
    for (const path of ['/café', '/caf%C3%A9/'])
      expect(opens({ enabledPages: [path] }, { names: ['/caf%C3%A9'] })).toBe(true);
  });
});

describe('a popup that the visitor knows', () => {
  it('opens again in a newer version, also for those who have signed up', () => {
    const settings = { version: 2, showUntilSignup: true, displayFrequency: -1 };
    expect(opens(settings, {}, closed(0, { version: 1, submitted: true }))).toBe(true);
    expect(opens(settings, {}, closed(0, { version: 2 }))).toBe(false);
    expect(opens(settings, {}, closed(0, { version: 3 }))).toBe(false);
  });

  it('stays away from those who have signed up, with showUntilSignup', () => {
    const record = closed(400, { submitted: true });
    expect(opens({ showUntilSignup: true }, {}, record)).toBe(false);
    expect(opens({ showUntilSignup: false }, {}, record)).toBe(true);
    expect(opens({ showUntilSignup: true }, {}, closed(400))).toBe(true);
  });

  it('opens once the days of displayFrequency have passed', () => {
    expect(opens({ displayFrequency: 7 }, {}, closed(6.9))).toBe(false);
    expect(opens({ displayFrequency: 7 }, {}, closed(7))).toBe(true);
    expect(opens({ displayFrequency: 0 }, {}, closed(0))).toBe(true);
    expect(opens({}, {}, closed(29))).toBe(false);
    expect(opens({}, {}, closed(30))).toBe(true);
  });

  it('never opens again with -1', () => {
    expect(opens({ displayFrequency: -1 }, {}, closed(10_000))).toBe(false);
    expect(opens({ displayFrequency: -1 }, {}, closed(0, { closedAtMs: undefined }))).toBe(false);
  });
});

describe('the triggers', () => {
  it('are a timer without any other', () => {
    expect(readTriggers({})).toEqual({ delayMs: 5000, scrollPercentage: undefined, isOnExit: false });
    expect(readTriggers({ timerDelay: 100 }).delayMs).toBe(100);
    expect(readTriggers({ showOnTimer: false }).delayMs).toBeUndefined();
  });

  it('are those of the settings', () => {
    expect(readTriggers({ showOnScroll: true })).toEqual({
      delayMs: undefined,
      scrollPercentage: 25,
      isOnExit: false,
    });
    expect(readTriggers({ showOnExit: true, showOnTimer: true, timerDelay: 0 })).toEqual({
      delayMs: 0,
      scrollPercentage: undefined,
      isOnExit: true,
    });
  });
});

describe('a stored record', () => {
  it('is read in numbers and in texts', () => {
    const record = { version: 2, submitted: true, closedAtMs: nowMs - 1 };
    for (const date of [nowMs - 1, `${new Date(nowMs - 1).toISOString()}`])
      expect(parseRecord({ version: '2', submitted: true, 'date-closed': date }, nowMs)).toEqual({
        record,
        isFromFuture: false,
      });
  });

  it('loses a date in the future, and one that is none', () => {
    const parse = (date: unknown) => parseRecord({ version: 1, submitted: true, 'date-closed': date }, nowMs);
    expect(parse(nowMs + 1)).toEqual({
      record: { version: 1, submitted: true, closedAtMs: undefined },
      isFromFuture: true,
    });
    for (const date of ['soon', null, undefined, {}, ''])
      expect(parse(date)).toMatchObject({ record: { closedAtMs: undefined }, isFromFuture: false });
  });

  it.each([5, 'text', null, [], true])('is none in %j', (value) => {
    expect(parseRecord(value, nowMs)).toBeUndefined();
  });
});
