// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventsBetween } from '../../../elements/calendar/calendar-event';
import { createDateFormats } from '../../../elements/calendar/date-formats';
import { periodOf, visitorTimeOf } from '../../../elements/calendar/event-times';
import { layOutWeek } from '../../../elements/calendar/week-layout';
import { findDatedElements } from '../../../src/features/collection/dated-elements';
import { isPast } from '../../../src/features/dates/dates';
import { day, eventsOf, readAll } from './support';

afterEach(() => {
  vi.restoreAllMocks();
});

const bogota = { timeZone: 'America/Bogota' };

const daysOf = (item: object): string => {
  const [event] = eventsOf(item);
  const [first = 0, last = 0] = [event?.firstDay, event?.lastDay];
  return `${new Date(first * 864e5).toISOString().slice(5, 10)}/${new Date(last * 864e5).toISOString().slice(5, 10)}`;
};

describe('the days of an event', () => {
  it('are those of its whole days, the last one included', () => {
    expect(daysOf({ startDate: '2026-05-01' })).toBe('05-01/05-01');
    expect(daysOf({ startDate: '2026-05-01', endDate: '2026-05-03' })).toBe('05-01/05-03');
  });

  it('are those on the clocks of its place', () => {
    expect(daysOf({ startDate: '2026-05-02T01:00Z', ...bogota })).toBe('05-01/05-01');
    expect(daysOf({ startDate: '2026-05-01T23:00', endDate: '2026-05-03T18:00', ...bogota })).toBe(
      '05-01/05-03',
    );
  });

  it('end with the evening for an event that ends at night', () => {
    expect(daysOf({ startDate: '2026-05-01T20:00', endDate: '2026-05-02T01:30' })).toBe('05-01/05-01');
    expect(daysOf({ startDate: '2026-05-01T20:00', endDate: '2026-05-02T00:00' })).toBe('05-01/05-01');
    expect(daysOf({ startDate: '2026-05-01T20:00', endDate: '2026-05-02T09:00' })).toBe('05-01/05-02');
    expect(daysOf({ startDate: '2026-05-01T02:00', endDate: '2026-05-01T03:00' })).toBe('05-01/05-01');
  });

  it('are undefined without a date that can be read', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { dated, undated } = readAll(
      { title: 'A' },
      { title: 'B', startDate: '2026-02-31' },
      { publishOn: '2026-05-01' },
    );
    expect(undated.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(dated.map(({ firstDay }) => firstDay)).toEqual([day('2026-05-01')]);
  });

  it('are over when the event has ended', () => {
    const [event] = eventsOf({ startDate: '2026-05-01T10:00Z', endDate: '2026-05-01T12:00Z' });
    expect(event && isPast(event, Date.parse('2026-05-01T11:00Z'))).toBe(false);
    expect(event && isPast(event, Date.parse('2026-05-01T12:00Z'))).toBe(true);
  });
});

describe('the events of a page', () => {
  it('are articles and list items, with a date or without, also inside a group of them', () => {
    document.body.innerHTML = `<ul><li>May<ul><li id="a"><time>2026-05-01</time></li></ul></li></ul>
      <article id="b"><time>2026-05-02</time><ul><li>A tag</li></ul></article>
      <p><time>2026-05-03</time></p><article id="c">No date</article>`;
    expect(findDatedElements(document.body).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    document.body.innerHTML =
      '<article><main><time>2026-05-01</time><ul><li id="d">No date</li></ul></main></article>';
    expect(findDatedElements(document.querySelector('main') as Element).map(({ id }) => id)).toEqual(['d']);
  });
});

describe('an article with a list of its details', () => {
  it('is one event, also where its dates are in that list', () => {
    document.body.innerHTML = `<article id="a"><h2>Talk</h2><ul>
      <li><time>2026-05-01</time></li><li><time>2026-05-01</time> – <time>2026-05-02</time></li>
      <li>Patio <a href="/map">(map)</a></li></ul></article>`;
    expect(findDatedElements(document.body).map(({ id }) => id)).toEqual(['a']);
  });

  it('is no event where the list has events with names', () => {
    document.body.innerHTML = `<article><h2>May</h2><ul>
      <li id="a">Talk, <time>2026-05-01</time></li><li id="b"><time>2026-05-02</time> Fair</li></ul></article>`;
    expect(findDatedElements(document.body).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('the order of events', () => {
  it('is by day, long ones first, then whole days, then times', () => {
    const events = eventsOf(
      { title: 'late', startDate: '2026-05-01T19:00' },
      { title: 'next', startDate: '2026-05-02' },
      { title: 'day', startDate: '2026-05-01' },
      { title: 'early', startDate: '2026-05-01T09:00' },
      { title: 'long', startDate: '2026-05-01', endDate: '2026-05-04' },
    );
    expect(events.map(({ item }) => item.title)).toEqual(['long', 'day', 'early', 'late', 'next']);
    const second = eventsBetween(events, day('2026-05-02'), day('2026-05-02'));
    expect(second.map(({ item }) => item.title)).toEqual(['long', 'next']);
  });
});

describe('a week', () => {
  const start = day('2026-05-03');
  const layOut = (items: object[], more: object = {}) =>
    layOutWeek(eventsOf(...items), { start, lanes: 3, barsFirst: false, ...more });
  const placesOf = (items: object[], more: object = {}) =>
    layOut(items, more).map(({ event, column, span, lane }) => [event.item.title, column, span, lane]);

  it('cuts events at its ends', () => {
    const segments = layOut([
      { title: 'all', startDate: '2026-05-01', endDate: '2026-05-30' },
      { title: 'other week', startDate: '2026-05-10' },
    ]);
    expect(segments).toMatchObject([{ column: 0, span: 7, lane: 0, beginsBefore: true, endsAfter: true }]);
    const ends = ['2026-05-09', '2026-05-10'].map(
      (endDate) => layOut([{ title: 'few days', startDate: '2026-05-03', endDate }])[0],
    );
    expect(ends).toMatchObject([
      { beginsBefore: false, endsAfter: false },
      { beginsBefore: false, endsAfter: true },
    ]);
  });

  it('uses a lane again where it is free', () => {
    expect(
      placesOf([
        { title: 'a', startDate: '2026-05-03', endDate: '2026-05-04' },
        { title: 'b', startDate: '2026-05-04', endDate: '2026-05-06' },
        { title: 'c', startDate: '2026-05-05T10:00' },
      ]),
    ).toEqual([
      ['a', 0, 2, 0],
      ['b', 1, 3, 1],
      ['c', 2, 1, 0],
    ]);
  });

  it('leaves out the events for which a day has no lane', () => {
    const items = Array.from({ length: 5 }, () => ({ startDate: '2026-05-05' }));
    expect(layOut(items).map(({ lane }) => lane)).toEqual([0, 1, 2]);
  });

  it('gives the lanes that are free below an event to its text, except to a bar and on paper', () => {
    const items = [
      { title: 'bar', startDate: '2026-05-04', endDate: '2026-05-05' },
      { title: 'below the bar', startDate: '2026-05-05T10:00' },
      { title: 'alone', startDate: '2026-05-06T10:00' },
    ];
    expect(layOut(items).map(({ lines }) => lines)).toEqual([1, 2, 3]);
    expect(layOut(items, { barsFirst: true }).map(({ lines }) => lines)).toEqual([1, 1, 1]);
    const two = ['2026-05-03T10:00', '2026-05-03T11:00'].map((startDate) => ({ startDate }));
    expect(layOut(two).map(({ lines }) => lines)).toEqual([1, 2]);
  });

  it('keeps other events below all bars on paper', () => {
    const items = [
      { title: 'a', startDate: '2026-05-03', endDate: '2026-05-04' },
      { title: 'b', startDate: '2026-05-04', endDate: '2026-05-06' },
      { title: 'c', startDate: '2026-05-05T10:00' },
    ];
    expect(placesOf(items, { barsFirst: true }).at(-1)).toEqual(['c', 2, 1, 2]);
  });
});

describe('dates of events', () => {
  const formats = createDateFormats('en-US');
  const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
  const periodText = (item: object) => {
    const [event] = eventsOf(item);
    return event && plain(periodOf(event, formats));
  };

  it('name the days of an event that has several', () => {
    expect(periodText({ startDate: '2026-05-01' })).toBe('');
    expect(periodText({ startDate: '2026-05-01', endDate: '2026-05-03' })).toBe('May 1 – 3');
    expect(periodText({ startDate: '2026-05-01T10:00', endDate: '2026-05-01T12:00' })).toBe(
      '10:00 AM – 12:00 PM',
    );
    expect(periodText({ startDate: '2026-05-01T10:00' })).toBe('10:00 AM');
    expect(periodText({ startDate: '2026-05-01T10:00', endDate: '2026-05-02T12:00' })).toBe(
      'May 1, 10:00 AM – May 2, 12:00 PM',
    );
    expect(periodText({ startDate: '2026-05-01T10:00', endDate: '2026-05-03' })).toBe(
      'May 1, 10:00 AM – May 3',
    );
  });

  it('tell the time of an end whose beginning has none', () => {
    expect(periodText({ startDate: '2026-05-01', endDate: '2026-05-01T22:00' })).toBe('May 1 – 10:00 PM');
    expect(periodText({ startDate: '2026-05-01', endDate: '2026-05-03T22:00' })).toBe(
      'May 1 – May 3, 10:00 PM',
    );
    const tokyo = { timeZone: 'Asia/Tokyo' };
    expect(periodText({ startDate: '2026-05-01', endDate: '2026-05-01T08:00', ...tokyo })).toBe(
      'May 1 – 8:00 AM GMT+9',
    );
  });

  it('name the time zone where the visitor’s clock shows another time', () => {
    const [here] = eventsOf({
      startDate: '2026-05-01T10:00',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    const [there] = eventsOf({ startDate: '2026-05-01T10:00', timeZone: 'Asia/Kathmandu' });
    if (!here || !there) throw Error('no events');
    expect(plain(formats.startTime(here))).toBe('10 AM');
    expect(visitorTimeOf(here, formats)).toBe('');
    expect(plain(formats.startTime(there))).toBe('10 AM');
    expect(formats.zoneName(here)).toBe('');
    expect(formats.zoneName(there)).toBe('GMT+5:45');
    expect(plain(visitorTimeOf(there, formats))).toMatch(/^\w{3},? \d+:\d\d [AP]M$/);
  });

  it('are those of the table’s calendar, in the digits of the language', () => {
    const thai = createDateFormats('th-TH');
    expect(thai.month(day('2026-05-01'))).not.toContain('2569');
    expect(createDateFormats('ar-EG').dayNumber(day('2026-05-14'))).toBe('١٤');
    expect(
      createDateFormats('es-419').startTime(eventsOf({ startDate: '2026-05-01T19:30' })[0] as never),
    ).toMatch(/30/);
  });
});
