import { defineBlock } from '../../src/core/define-block';
import { translations } from '../../src/core/i18n/messages';
import { Calendar, prepare } from './calendar';
import styles from './calendar.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

/**
 * Events as a month or as a list.
 *
 * @slot - The events: list items or articles, each with a heading or a link and one or two `<time>`. Other content shows above the calendar.
 * @fires {CustomEvent<{ month: string }>} az-change - The calendar shows another month, such as `2026-05`.
 * @fires {CustomEvent<{ id: string, title: string, url: string | undefined }>} az-open - The visitor opens an event: its page, or the list of its day. Cancelling the event keeps both closed.
 * @csspart month - The month with its toolbar.
 * @csspart toolbar - The heading and the buttons.
 * @csspart heading - The name of a month.
 * @csspart buttons - The buttons for other months.
 * @csspart previous - The button for the previous month.
 * @csspart today - The button for the current month.
 * @csspart next - The button for the next month.
 * @csspart grid - The table of days.
 * @csspart weekday - The name of a weekday.
 * @csspart week - A row of days.
 * @csspart day - A day.
 * @csspart day-today - Today.
 * @csspart day-number - The number of a day.
 * @csspart event - An event in a day, or a bar over several days.
 * @csspart event-title - The title of an event in the month.
 * @csspart event-zone - The time zone of an event, if the visitor's clock shows another time.
 * @csspart event-time - The time of an event in a day.
 * @csspart more - The number of events that do not fit in a day.
 * @csspart dots - The events of a day in a narrow calendar.
 * @csspart popover - The events of a day, in front of the page.
 * @csspart popover-head - The heading of the popover and its button.
 * @csspart close - The button that closes the popover.
 * @csspart panel - The events of a day, below a narrow month.
 * @csspart day-heading - The heading of the popover and of the panel.
 * @csspart empty - The message that there are no events.
 * @csspart nearest - The button for the nearest month with events.
 * @csspart list - The list of all events.
 * @csspart list-month - The events of a month in the list.
 * @csspart past - The past events of the list.
 * @csspart past-summary - The button that shows the past events.
 * @csspart entries - A list of events.
 * @csspart entry - An event in a list.
 * @csspart entry-day - The day beside an event in a list.
 * @csspart entry-text - The texts of an event in a list, beside its day.
 * @csspart entry-title - The title of an event in a list.
 * @csspart entry-time - The time of an event in a list.
 * @csspart visitor-time - The time of an event on the visitor's clock, if it is another one.
 * @csspart entry-location - The place of an event in a list.
 * @csspart entry-excerpt - The description of an event in a list.
 * @csspart link - A link to the page of an event.
 * @csspart add - The button that downloads an event for the visitor's own calendar.
 * @csspart load-more - The button that shows more events.
 * @csspart undated - The events without a date.
 * @csspart undated-heading - The heading of the events without a date.
 * @csspart status - The message while the events load, or when they cannot be loaded.
 * @csspart retry - The button that loads the events again.
 * @cssstate ready - The block has rendered.
 * @cssstate list - The block shows a list.
 */
defineBlock({
  tag: 'az-calendar',
  schema,
  contentElements: 'ul,ol,article',
  view: Calendar,
  prepare,
  messages: translations('elements/calendar', spanish),
  styles,
  contentStyles: reserve,
  slotAssignment: 'manual',
  contentAttributes: ['datetime', 'href', 'src', 'data-time-zone'],
});
