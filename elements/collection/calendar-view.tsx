import { createElement, useMemo, useState } from 'react';
import { innerEventsAttribute } from '../../src/core/emit';
import type { CollectionItem } from '../../src/features/collection/item';
import { addressOf } from '../../src/features/collection/load-collection';
import { dateTimeAttribute } from '../../src/features/dates/dates';
import type { ListItems } from './list-items';
import { parametersOf } from './list-state';
import type { CollectionSettings } from './schema';
import type { ListNavigation } from './use-list-navigation';

/** An event as the calendar's settings have it. */
const eventOf = ({ id, title, excerpt, url, startsOn, endsOn, location }: CollectionItem) => ({
  id,
  title,
  excerpt,
  fullUrl: url,
  startDate: startsOn && dateTimeAttribute(startsOn),
  endDate: endsOn && dateTimeAttribute(endsOn),
  timeZone: startsOn?.timeZone,
  location,
});

interface CalendarViewProps {
  settings: CollectionSettings;
  list: ListItems;
  navigation: ListNavigation;
}

/** The events in a calendar. Unless the list has all events of `src`, the calendar loads them from there. */
export const CalendarView = ({ settings, list, navigation }: CalendarViewProps) => {
  const { src, firstDay, headingLevel, structuredData } = settings;
  const { items, hasMore, status, isStale } = list;
  const isWhole = status === 'ready' && !hasMore;
  const { state } = navigation;
  const data = useMemo(() => {
    const address =
      src && !settings.items.length && !isWhole
        ? (addressOf(src, parametersOf({ ...state, page: 1 }))?.href ?? src)
        : '';
    const events = items.map(eventOf);
    return JSON.stringify({ items: events, src: address, firstDay, headingLevel, structuredData });
  }, [src, settings.items, state, items, isWhole, firstDay, headingLevel, structuredData]);
  // Until the answer to another choice, the calendar keeps its events.
  const [lastData, setLastData] = useState(data);
  if (!isStale && data !== lastData) setLastData(data);
  return createElement('az-calendar', {
    loading: 'eager',
    'data-az-data': isStale ? lastData : data,
    // Events that stay inside: another month is not a change of the collection, and the collection fires its own `az-ready`.
    [innerEventsAttribute]: 'az-change az-ready',
  });
};
