import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/features/dates/dates';
import { formatDay, formatPeriod } from '../../../src/features/dates/format-dates';

const date = (value: string, timeZone?: string) => {
  const read = readDate(value, timeZone);
  if (!read) throw Error(`${value} is no date`);
  return read;
};

/** `Intl` writes narrow and thin spaces, which differ between versions of Node. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('the day of a date', () => {
  it('is written as the language writes days', () => {
    expect(formatDay(date('2026-11-28'), 'es-419')).toBe('28 nov 2026');
    expect(formatDay(date('2026-11-28'), 'en')).toBe('Nov 28, 2026');
  });

  it('is the day on the clocks of the item', () => {
    expect(formatDay(date('2026-11-28T23:30', 'America/Bogota'), 'en')).toBe('Nov 28, 2026');
  });
});

describe('the period of an event', () => {
  it('has the times of an event of some hours', () => {
    const [start, end] = [date('2026-11-28T19:00', 'Asia/Tokyo'), date('2026-11-28T21:00', 'Asia/Tokyo')];
    expect(plain(formatPeriod(start, end, 'en'))).toBe('Nov 28, 2026, 7:00 – 9:00 PM');
    expect(plain(formatPeriod(start, undefined, 'en'))).toBe('Nov 28, 2026, 7:00 PM');
  });

  it('has the last day where the end has no time', () => {
    const start = date('2026-11-28T19:00', 'America/Bogota');
    expect(plain(formatPeriod(start, date('2026-11-30'), 'en'))).toBe('Nov 28, 2026, 7:00 PM – Nov 30, 2026');
    expect(plain(formatPeriod(start, date('2026-11-28'), 'en'))).toBe('Nov 28, 2026, 7:00 PM');
  });

  it('has the days alone of an event of whole days', () => {
    expect(plain(formatPeriod(date('2026-11-28'), date('2026-11-30'), 'en'))).toBe('Nov 28 – 30, 2026');
  });
});
