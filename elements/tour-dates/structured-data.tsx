import type { BlockHost } from '../../src/core/block-host';
import { dateWithOffset } from '../../src/features/dates/date-with-offset';
import { absoluteUrl, createThing, type Thing } from '../../src/features/structured-data/thing';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import type { TourDate } from './read-dates';

/** Search engines show only the next dates. */
const maxDates = 100;

const offersOf = ({ url, status }: TourDate): Thing | undefined =>
  status !== 'cancelled' && (url || status === 'sold-out' || status === 'free')
    ? createThing('Offer', {
        url: absoluteUrl(url),
        price: status === 'free' ? 0 : undefined,
        availability: `https://schema.org/${status === 'sold-out' ? 'SoldOut' : 'InStock'}`,
      })
    : undefined;

/** A date as https://schema.org/MusicEvent. */
export const musicEvent = (date: TourDate, artist: string): Thing => {
  const { startsOn, endsOn, wallTime, venue, street, city, country, url, status } = date;
  const place = venue || city;
  return createThing('MusicEvent', {
    name: artist && place ? `${artist}, ${place}` : artist || place,
    // A time without a time zone gets no offset: that would be the offset of the search engine's browser.
    startDate: wallTime || (startsOn && dateWithOffset(startsOn)),
    // Only the day, because the time zone may be unknown.
    endDate: endsOn && dateWithOffset(endsOn).slice(0, 10),
    eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    location: createThing('MusicVenue', {
      name: place,
      address: createThing('PostalAddress', {
        streetAddress: street,
        addressLocality: city,
        addressCountry: country,
      }),
    }),
    performer: artist && createThing('MusicGroup', { name: artist }),
    url: absoluteUrl(url),
    offers: offersOf(date),
  });
};

interface StructuredDataProps {
  host: BlockHost;
  /** In chronological order. */
  coming: TourDate[];
  artist: string;
}

/** Describes the coming dates to search engines. */
export const TourStructuredData = ({ host, coming, artist }: StructuredDataProps) => {
  const described = coming.filter(({ startsOn, venue, city }) => startsOn && (venue || city));
  useStructuredData(
    host,
    described.slice(0, maxDates).map((date) => musicEvent(date, artist)),
  );
  return null;
};
