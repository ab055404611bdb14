import { dateWithOffset } from '../dates/date-with-offset';
import { absoluteUrl, createThing, plainText, type Thing } from '../structured-data/thing';
import type { CollectionItem } from './item';

/** An item with a date as https://schema.org/Event. */
export const createEventThing = ({
  title,
  excerpt,
  url,
  image,
  startsOn,
  endsOn,
  location,
}: CollectionItem): Thing =>
  createThing('Event', {
    name: title,
    description: plainText(excerpt),
    url: absoluteUrl(url),
    image: absoluteUrl(image?.src),
    startDate: startsOn && dateWithOffset(startsOn),
    endDate: endsOn && dateWithOffset(endsOn),
    location: location && createThing('Place', { name: location, address: location }),
  });
