import { messages as api } from '../../../src/features/api/messages/en';
import { messages as collection } from '../../../src/features/collection/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  allDay: 'All day',
  oneEvent: '1 event',
  someEvents: '{count} events',
  more: '+{count} more',
  close: 'Close',
  addToCalendar: 'Add to calendar',
  visitorTime: 'Your time: {time}',
  untitled: 'Untitled',
  noEvents: 'No events on this day',
  emptyMonth: 'No events this month',
  noUpcoming: 'No upcoming events',
  past: 'Past events',
  undated: 'Date to be announced',
};
