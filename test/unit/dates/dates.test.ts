import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWithOffset } from '../../../src/features/dates/date-with-offset';
import { dateTimeAttribute, isPast, readDate } from '../../../src/features/dates/dates';
import { momentOfWallTime, wallTimeOf } from '../../../src/features/dates/time-zone';

const bogota = 'America/Bogota';
const madrid = 'Europe/Madrid';

describe('a date', () => {
  it.each([
    ['milliseconds', 1767225600000, '2026-01-01T00:00:00.000Z', false],
    ['milliseconds as a text', '1767225600000', '2026-01-01T00:00:00.000Z', false],
    ['a day', '2026-05-01', '2026-05-01', true],
    ['a moment with an offset', '2026-05-01T19:00:00-05:00', '2026-05-02T00:00:00.000Z', false],
    [
      'a moment without an offset, on the clocks of the time zone',
      '2026-05-01T19:00',
      '2026-05-02T00:00:00.000Z',
      false,
    ],
    ['small letters', '2026-05-01t19:00z', '2026-05-01T19:00:00.000Z', false],
    ['a blank in place of the T', '2026-05-01 19:00:30', '2026-05-02T00:00:30.000Z', false],
    ['a blank before an offset without a colon', '2026-05-01 19:00 -0500', '2026-05-02T00:00:00.000Z', false],
  ])('is read from %s', (_, value, attribute, isDay) => {
    const date = readDate(value, bogota);
    expect(date).toMatchObject({ isDay, timeZone: bogota });
    expect(date && dateTimeAttribute(date)).toBe(attribute);
  });

  it.each([
    '2026-02-31',
    '2026-02-31T10:00',
    '2026-02-31T10:00Z',
    '2026-13-01',
    '2026-01-01T25:00',
    '2026-05',
    '2026',
    'May 1, 2026',
    // Browsers differ in these.
    '2026-5-1',
    '2026-05-01 7 pm',
    'tomorrow',
    '',
    null,
    {},
    Number.NaN,
    9e15,
    // Microseconds, and the last moment that `Date` has.
    1_767_225_600_000_000,
    8.64e15,
  ])('is not read from %j', (value) => {
    expect(readDate(value)).toBeUndefined();
  });

  it('on the clocks of a time zone comes back from there, also when the clocks change', () => {
    for (const wall of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:30', '2026-10-25T03:00']) {
      const time = momentOfWallTime(new Date(`${wall}Z`), madrid);
      expect(wallTimeOf(time, madrid).toISOString().slice(0, 16)).toBe(wall);
    }
  });

  it('stays on its day where the clocks leave out its time', () => {
    // In Santiago, the day of the change begins at one.
    const time = momentOfWallTime(new Date('2026-09-06T00:00Z'), 'America/Santiago');
    expect(wallTimeOf(time, 'America/Santiago').toISOString().slice(0, 16)).toBe('2026-09-06T01:00');
    // As `Date` does: a time that is left out is after the change, and one that comes twice is the first.
    expect(momentOfWallTime(new Date('2026-03-29T02:30Z'), madrid)).toBe(
      Date.parse('2026-03-29T03:30+02:00'),
    );
    expect(momentOfWallTime(new Date('2026-10-25T02:30Z'), madrid)).toBe(
      Date.parse('2026-10-25T02:30+02:00'),
    );
  });

  it('comes back from the clocks of any time zone', () => {
    const zones = fc.constantFrom(bogota, madrid, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', undefined);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), zones, (seconds, zone) => {
        const wall = wallTimeOf(seconds * 1000, zone);
        // An hour that the clocks show twice comes back as one of the two.
        expect(wallTimeOf(momentOfWallTime(wall, zone), zone)).toEqual(wall);
      }),
    );
  });
});

describe('an event', () => {
  const at = (value: string) => readDate(value, 'UTC');
  const now = Date.parse('2026-05-02T12:00Z');

  it.each([
    ['over once its end is', '2026-05-01T10:00Z', '2026-05-02T11:59Z', true],
    ['not over before its end', '2026-05-01T10:00Z', '2026-05-02T12:01Z', false],
    ['over when it has begun, without an end', '2026-05-02T11:00Z', undefined, true],
    ['not over on its day', '2026-05-02', undefined, false],
    ['over after its last day', '2026-04-29', '2026-05-01', true],
  ])('is %s', (_, start, end, expected) => {
    expect(isPast({ startsOn: at(start), endsOn: end ? at(end) : undefined }, now)).toBe(expected);
  });

  it('without dates is not over', () => {
    expect(isPast({})).toBe(false);
  });
});

describe('a date for search engines', () => {
  it.each([
    ['2026-05-01T19:00', 'America/Bogota', '2026-05-01T19:00:00-05:00'],
    ['2026-05-02T00:00Z', 'America/Bogota', '2026-05-01T19:00:00-05:00'],
    ['2026-07-01T19:00', 'Europe/Madrid', '2026-07-01T19:00:00+02:00'],
    ['2026-12-01T19:00', 'Europe/Madrid', '2026-12-01T19:00:00+01:00'],
    ['2026-05-01T19:00', 'Asia/Kathmandu', '2026-05-01T19:00:00+05:45'],
    ['2026-05-01', 'America/Bogota', '2026-05-01'],
  ])('has for %s in %s the time and the offset of that place', (value, timeZone, expected) => {
    const date = readDate(value, timeZone);
    expect(date && dateWithOffset(date)).toBe(expected);
  });

  it('has the offset of the visitor where nobody names a time zone', () => {
    const date = readDate('2026-05-01T19:00');
    const text = date && dateWithOffset(date);
    expect(text).toMatch(/^2026-05-01T19:00:00[+-]\d\d:\d\d$/);
    expect(Date.parse(text ?? '')).toBe(date?.utcTime);
  });
});
