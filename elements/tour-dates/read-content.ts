import { safeUrl } from '../../src/core/util/safe-url';
import { singleLineText } from '../../src/core/util/single-line-text';
import { textWithout, withoutSeparators } from '../../src/features/collection/element-text';
import type { DateSource } from './read-dates';
import type { TourDateStatus } from './schema';

const nameSelector = 'h1, h2, h3, h4, h5, h6, strong, b';

/** The dates of `<time>` elements. The first one counts, whatever it says; others may be times, such as that of the doors. */
const datesOf = (element: Element): string[] =>
  [...element.querySelectorAll('time')]
    .map((time) => time.getAttribute('datetime') ?? time.textContent)
    .filter((text, index) => index === 0 || /^\d{4}-/.test(text));

/**
 * Reads an element of the page: the first `<time>` is the date, a second date the last day, the first heading or `<strong>` the
 * venue, `<address>` the town, the first link that of the tickets, `data-status` the status. Other text is the town, or the venue
 * where nothing marks that.
 */
export const readDateElement = (element: HTMLElement): DateSource => {
  const [begin, end] = datesOf(element);
  const link = element.querySelector('a');
  const name = element.querySelector(nameSelector);
  const { status = 'available', timeZone = '' } = element.dataset;
  const other = textWithout(element, `time, address, a, ${nameSelector}`);
  const linkText = link ? textWithout(link, 'time') : '';
  const venue = withoutSeparators(singleLineText(name)) || other || linkText;
  const isVenueLink = venue === linkText || !!name?.contains(link) || !!link?.contains(name);
  return {
    date: begin,
    endDate: end,
    venue,
    city:
      withoutSeparators(singleLineText(element.querySelector('address'))) || (other === venue ? '' : other),
    country: '',
    location: '',
    url: safeUrl(link?.getAttribute('href') ?? '') ?? '',
    status: status as TourDateStatus,
    timeZone,
    linkText: isVenueLink ? '' : linkText,
    target: link?.target ?? '',
    rel: link?.rel ?? '',
    element,
  };
};
