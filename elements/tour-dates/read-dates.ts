import type { ReadOptions } from '../../src/features/collection/item';
import { readAndLog } from '../../src/features/collection/read-and-log';
import { checkEnd } from '../../src/features/dates/check-end';
import { dateExpected, type ItemDate, isoPartsOf, isPast, readDate } from '../../src/features/dates/dates';
import { isTimeZone, readTimeZone, timeZoneExpected } from '../../src/features/dates/time-zone';
import type { TourDateEntry, TourDateStatus } from './schema';

export interface TourDate {
  /** Undefined for a date that is not known yet, or cannot be read. */
  startsOn: ItemDate | undefined;
  /** Undefined for a date without an end, and for an end before the date. */
  endsOn: ItemDate | undefined;
  /** The date as written (`2026-05-01T20:00`), if it is a time without a known time zone; else "". */
  wallTime: string;
  venue: string;
  /** The street, and the name of the place where `venue` is another one; "" where the data have none. */
  street: string;
  city: string;
  country: string;
  url: string | undefined;
  status: TourDateStatus;
  /** The text of the page's own link; "" for the usual one. */
  linkText: string;
  /** `target` of the page's own link; "" without one. */
  target: string;
  rel: string;
  /** The page's own element that shows the date; undefined for a date from data. */
  element: Element | undefined;
}

/** A date as the settings, a server or the page has it. */
export type DateSource = TourDateEntry & Partial<Pick<TourDate, 'linkText' | 'target' | 'rel' | 'element'>>;

const statuses: TourDateStatus[] = ['available', 'sold-out', 'cancelled', 'free'];

const joinTexts = (...texts: string[]): string => texts.filter(Boolean).join(', ');

/** The place of a date: its own texts, and those of its location where it has none. */
const placeOf = ({ venue, city, country, location = '' }: DateSource) => {
  if (typeof location === 'string')
    return venue
      ? { venue, street: '', city: city || location, country }
      : { venue: location, street: '', city, country };
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location;
  const otherName = venue && venue !== addressTitle ? addressTitle : '';
  return {
    venue: venue || addressTitle,
    street: joinTexts(otherName, addressLine1),
    city: city || addressLine2,
    country: country || addressCountry,
  };
};

/** Sorts dates by time, unknown ones last: the difference of two unknown ones is NaN. */
const compareDates = (one: TourDate, other: TourDate): number =>
  (one.startsOn?.utcTime ?? Number.POSITIVE_INFINITY) -
    (other.startsOn?.utcTime ?? Number.POSITIVE_INFINITY) || 0;

/** Reads a date whose types have been checked against the schema. */
export const readTourDate = (source: DateSource, { path, report }: ReadOptions): TourDate => {
  const { date, endDate, url, timeZone, linkText = '', target = '', rel = '', element } = source;
  const reportField = (key: keyof TourDateEntry, expected: string): void =>
    report({ path: `${path}.${key}`, value: source[key], expected });
  const { day, time, offset } = isoPartsOf(`${date}`.trim());
  // The offset of the date is the time zone of the place.
  const zone = readTimeZone(timeZone, () => reportField('timeZone', timeZoneExpected)) ?? offset;
  // Older browsers do not accept offsets as time zones, and no browser accepts `Z`.
  const knownZone = isTimeZone(zone) ? zone : undefined;
  const startsOn = readDate(date, knownZone);
  if (date && !startsOn) reportField('date', dateExpected);
  const end = readDate(endDate, knownZone);
  if (endDate && !end) reportField('endDate', dateExpected);
  // A date that is not known yet has no end, either, so that it never counts as past.
  const endsOn =
    startsOn && checkEnd({ startsOn, endsOn: end }, () => reportField('endDate', 'a date after date'));
  const status = statuses.find((known) => known === source.status) ?? 'available';
  if (status !== source.status) reportField('status', statuses.join(', '));
  return {
    startsOn,
    endsOn,
    wallTime: startsOn && time && !zone ? `${day}T${time}` : '',
    ...placeOf(source),
    url: url || undefined,
    status,
    linkText,
    target,
    rel,
    element,
  };
};

/**
 * Reads dates, and logs in one line which of their properties are wrong.
 * @param host the block that the dates come from
 */
export const readDates = (sources: DateSource[], host: Element): TourDate[] =>
  readAndLog(host, (report) =>
    sources.map((source, index) => readTourDate(source, { path: `items.${index}`, report })),
  );

/** How long, in milliseconds, a concert may go on after the time that the page names, which may be that of the doors. */
const longestConcertMs = 6 * 3_600_000;

export const isOver = ({ startsOn, endsOn }: TourDate): boolean =>
  isPast({ startsOn, endsOn }, Date.now() - longestConcertMs);

/** Upcoming dates in chronological order, with unknown ones at the end; and past dates, the latest first. */
export const divideDates = (dates: TourDate[]): { coming: TourDate[]; past: TourDate[] } => {
  const ordered = dates.toSorted(compareDates);
  return { coming: ordered.filter((date) => !isOver(date)), past: ordered.filter(isOver).reverse() };
};
