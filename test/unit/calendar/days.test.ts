import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayOf,
  momentOf,
  monthOf,
  startOfMonth,
  startOfWeek,
  weekdayOf,
  weeksOf,
} from '../../../elements/calendar/days';
import { firstWeekdayOf, firstWeekdayOfRegion } from '../../../elements/calendar/first-weekday';
import { dayForKey } from '../../../elements/calendar/grid-keys';
import { day } from './support';

const iso = (one: number): string => momentOf(one).toISOString().slice(0, 10);

describe('days of the calendar', () => {
  it('have a weekday and a month, before 1970 too', () => {
    expect(weekdayOf(day('2026-05-17'))).toBe(0);
    expect(weekdayOf(day('1969-12-31'))).toBe(3);
    expect(dayOf(Date.parse('1969-12-31T23:00Z'))).toBe(-1);
    expect(monthOf(day('2026-05-31'))).toBe('2026-05');
  });

  it('begin months and weeks', () => {
    expect(iso(startOfMonth(day('2026-05-31')))).toBe('2026-05-01');
    expect(iso(startOfMonth(day('2026-01-15'), -1))).toBe('2025-12-01');
    expect(iso(startOfMonth(day('2026-12-31'), 2))).toBe('2027-02-01');
    expect(iso(startOfWeek(day('2026-05-17'), 0))).toBe('2026-05-17');
    expect(iso(startOfWeek(day('2026-05-17'), 1))).toBe('2026-05-11');
    expect(iso(startOfWeek(day('2026-05-17'), 6))).toBe('2026-05-16');
  });

  it('stay in the month that is some months later', () => {
    expect(iso(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
    expect(iso(addMonths(day('2024-02-29'), 12))).toBe('2025-02-28');
    expect(iso(addMonths(day('2026-03-31'), -1))).toBe('2026-02-28');
    expect(iso(addMonths(day('2026-05-15'), 1))).toBe('2026-06-15');
  });

  it('fill six weeks around each month', () => {
    for (const [month, first] of [
      ['2026-02', '2026-02-01'],
      ['2026-05', '2026-04-26'],
      ['2026-08', '2026-07-26'],
    ]) {
      const weeks = weeksOf(day(`${month}-01`), 0);
      expect(weeks.length).toBe(6);
      expect(iso(weeks[0] ?? 0)).toBe(first);
    }
  });
});

describe('the first day of the week', () => {
  it('is that of the region of a language', () => {
    expect(['en-US', 'en', 'en-GB', 'es', 'es-MX', 'pt-BR', 'ar-EG', 'de'].map(firstWeekdayOf)).toEqual([
      0, 0, 1, 1, 0, 0, 6, 1,
    ]);
  });

  it('is the same by the list for browsers that do not know', () => {
    const regions = 'US GB ES MX BR EG DE AE IR JP IN FR ZA CO AR'.split(' ');
    expect(regions.map(firstWeekdayOfRegion)).toEqual(
      regions.map((region) => firstWeekdayOf(`und-${region}`)),
    );
    expect(firstWeekdayOfRegion(undefined)).toBe(1);
  });
});

describe('the keys of a month', () => {
  const press = (key: string, more: object = {}, isRtl = false): string | undefined => {
    const keys = { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
    const next = dayForKey(keys, { day: day('2026-05-13'), firstWeekday: 1, isRtl });
    return next === undefined ? undefined : iso(next);
  };

  it('move by days, weeks, months and years', () => {
    expect(press('ArrowRight')).toBe('2026-05-14');
    expect(press('ArrowLeft')).toBe('2026-05-12');
    expect(press('ArrowDown')).toBe('2026-05-20');
    expect(press('ArrowUp')).toBe('2026-05-06');
    expect(press('Home')).toBe('2026-05-11');
    expect(press('End')).toBe('2026-05-17');
    expect(press('PageUp')).toBe('2026-04-13');
    expect(press('PageDown')).toBe('2026-06-13');
    expect(press('PageUp', { shiftKey: true })).toBe('2025-05-13');
    expect(press('PageDown', { shiftKey: true })).toBe('2027-05-13');
  });

  it('follow the direction of the page, and leave other keys to the browser', () => {
    expect(press('ArrowRight', {}, true)).toBe('2026-05-12');
    expect(press('ArrowLeft', {}, true)).toBe('2026-05-14');
    expect(press('ArrowLeft', { altKey: true })).toBe(undefined);
    expect(press('Home', { ctrlKey: true })).toBe(undefined);
    expect(press('a')).toBe(undefined);
  });
});
