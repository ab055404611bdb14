import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { divideDates, isOver, readDates } from '../../../elements/tour-dates/read-dates';
import { schema, type TourDateEntry } from '../../../elements/tour-dates/schema';
import { musicEvent } from '../../../elements/tour-dates/structured-data';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import { namedHost } from '../support/named-host';

const datesOf = (...items: object[]) => {
  const { items: checked } = checkObject({ items }, { fields: fieldsOf(schema) });
  return readDates(checked as TourDateEntry[], namedHost('az-tour-dates'));
};

describe('tour dates', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => warn.mockClear());
  afterEach(() => vi.useRealTimers());

  it('are in the order of time, those that are not known come last, and past ones go back in time', () => {
    const { coming, past } = divideDates(
      datesOf(
        { venue: 'C' },
        { venue: 'D', date: '2020-01-01' },
        { venue: 'E', date: '2020-02-01' },
        { venue: 'B', date: '2035-02-01' },
        { venue: 'A', date: '2035-01-01T20:00' },
      ),
    );
    expect(coming.map(({ venue }) => venue)).toEqual(['A', 'B', 'C']);
    expect(past.map(({ venue }) => venue)).toEqual(['E', 'D']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('show the clock of the place where the page names its time zone', () => {
    const [named, local] = datesOf(
      { date: '2035-01-01T20:00', timeZone: 'America/Bogota' },
      { date: '2035-01-03T20:00' },
    );
    expect(named?.startsOn).toMatchObject({ utcTime: Date.UTC(2035, 0, 2, 1), timeZone: 'America/Bogota' });
    expect(local?.startsOn?.timeZone).toBeUndefined();
  });

  it('that are cancelled offer no tickets to search engines', () => {
    vi.stubGlobal('document', { baseURI: 'https://example.com' });
    const [cancelled, available] = datesOf(
      { venue: 'A', date: '2035-01-01', url: '/a', status: 'cancelled' },
      { venue: 'B', date: '2035-01-02', url: '/b' },
    ).map((date) => musicEvent(date, ''));
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled?.offers).toBeUndefined();
    expect(available?.offers).toBeDefined();
    vi.unstubAllGlobals();
  });

  it('lose nothing but what is wrong, in one line', async () => {
    const dates = datesOf(
      { venue: 'A', date: '2035-02-31' },
      { venue: 'B', date: '2035-02-01T20:00', timeZone: 'Mars/Base' },
    );
    expect(dates.map(({ venue, startsOn }) => [venue, startsOn?.isDay])).toEqual([
      ['A', undefined],
      ['B', false],
    ]);
    await vi.dynamicImportSettled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('items.0.date is "2035-02-31"');
    expect(warn.mock.calls[0]?.[0]).toContain('items.1.timeZone is "Mars/Base"');
  });

  it('are over six hours after they begin, days when they and their night are over', () => {
    vi.useFakeTimers({ now: new Date(2035, 0, 2, 3) });
    const isOverAt = (date: string): boolean => datesOf({ date }).every(isOver);
    expect(isOverAt('2035-01-01T20:30')).toBe(true);
    expect(isOverAt('2035-01-01T21:30')).toBe(false);
    expect(isOverAt('2035-01-01')).toBe(false);
    expect(isOverAt('2034-12-31')).toBe(true);
    expect(datesOf({ venue: 'Soon' }).every(isOver)).toBe(false);
  });

  it('of several days are over after the last one and its night', async () => {
    vi.useFakeTimers({ now: new Date(2035, 0, 4, 3) });
    const [run, ended] = datesOf(
      { date: '2035-01-01T20:00', endDate: '2035-01-03' },
      { date: '2035-01-01', end: '2035-01-03T20:00' },
    );
    expect([run, ended].map((date) => date && isOver(date))).toEqual([false, true]);
    expect(run && musicEvent(run, 'Los Alfareros')).toMatchObject({ endDate: '2035-01-03' });
    expect(warn).not.toHaveBeenCalled();
    const [reversed] = datesOf({ date: '2035-01-03', endDate: '2035-01-01' });
    expect(reversed?.endsOn).toBeUndefined();
    await vi.dynamicImportSettled();
    expect(warn.mock.calls[0]?.[0]).toContain('items.0.endDate is "2035-01-01", expected a date after date');
  });

  it('are music events for search engines', () => {
    vi.stubGlobal('document', { baseURI: 'https://band.example/tour' });
    const [date, cancelled] = datesOf(
      { date: '2035-01-01', venue: 'Foro', city: 'Puebla', country: 'México', url: '/a', status: 'sold-out' },
      { date: '2035-01-02T20:00', city: 'Oaxaca', status: 'cancelled' },
    );
    expect(date && musicEvent(date, 'Los Alfareros')).toEqual({
      '@type': 'MusicEvent',
      name: 'Los Alfareros, Foro',
      startDate: '2035-01-01',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'MusicVenue',
        name: 'Foro',
        address: { '@type': 'PostalAddress', addressLocality: 'Puebla', addressCountry: 'México' },
      },
      performer: { '@type': 'MusicGroup', name: 'Los Alfareros' },
      url: 'https://band.example/a',
      offers: { '@type': 'Offer', url: 'https://band.example/a', availability: 'https://schema.org/SoldOut' },
    });
    const [inBogota] = datesOf({
      date: '2035-01-01T20:00',
      timeZone: 'America/Bogota',
      location: 'Movistar Arena',
    });
    expect(inBogota && musicEvent(inBogota, '')).toMatchObject({
      name: 'Movistar Arena',
      startDate: '2035-01-01T20:00:00-05:00',
    });
    const [moment] = datesOf({ date: `${Date.UTC(2035, 0, 1)}`, venue: 'Foro' });
    expect(moment && musicEvent(moment, '').startDate).toMatch(/^20\d\d-\d\d-\d\dT/);
    const [free] = datesOf({ date: '2035-01-01', venue: 'Foro', status: 'free' });
    expect(free && musicEvent(free, '').offers).toEqual({
      '@type': 'Offer',
      price: 0,
      availability: 'https://schema.org/InStock',
    });
    expect(cancelled && musicEvent(cancelled, '')).toMatchObject({
      name: 'Oaxaca',
      startDate: '2035-01-02T20:00',
      eventStatus: 'https://schema.org/EventCancelled',
    });
    vi.unstubAllGlobals();
  });
});
