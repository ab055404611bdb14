import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';
import { prepareDates, TourDates } from './tour-dates';
import styles from './tour-dates.css';

/**
 * The dates of a tour: when, where, and the tickets.
 *
 * @slot - The dates: list items or articles, each with a `<time>`. Other content shows above the list.
 * @csspart dates - The whole block.
 * @csspart list - A list of dates.
 * @csspart entry - A date with its venue.
 * @csspart date - The day and the time.
 * @csspart venue - The name of the venue.
 * @csspart place - The town and the country.
 * @csspart tickets - The link to the tickets.
 * @csspart status - The message that a date is sold out, cancelled or free, or that dates load.
 * @csspart empty - The message that there are no upcoming dates.
 * @csspart past - The past dates.
 * @csspart past-summary - The button that shows the past dates.
 * @csspart load-more - The button that shows more dates.
 * @csspart retry - The button that loads the dates again.
 * @cssstate ready - The block has rendered.
 */
defineBlock({
  tag: 'az-tour-dates',
  schema,
  contentElements: 'ul,ol,article',
  view: TourDates,
  prepare: prepareDates,
  messages: translations('elements/tour-dates', spanish),
  styles,
  contentStyles: reserve,
  slotAssignment: 'manual',
  contentAttributes: ['datetime', 'href', 'data-status', 'data-time-zone'],
});
