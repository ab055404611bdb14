import { createElement, useMemo } from 'react';
import { innerEventsAttribute } from '../../src/core/emit';
import type { CollectionItem } from '../../src/features/collection/item';
import { addressOf } from '../../src/features/collection/load-collection';
import { dateTimeAttribute } from '../../src/features/dates/dates';
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
  items: CollectionItem[];
  navigation: ListNavigation;
}

/** The events in a calendar. With `src`, these are the events of all pages that match the visitor's filters; else the items. */
export const CalendarView = ({ settings, items, navigation }: CalendarViewProps) => {
  const { src, firstDay, headingLevel, structuredData } = settings;
  const { state } = navigation;
  const data = useMemo(() => {
    const address =
      src && !settings.items.length ? (addressOf(src, parametersOf({ ...state, page: 1 }))?.href ?? src) : '';
    const events = items.map(eventOf);
    return JSON.stringify({ items: events, src: address, firstDay, headingLevel, structuredData });
  }, [src, settings.items, state, items, firstDay, headingLevel, structuredData]);
  return createElement('az-calendar', {
    loading: 'eager',
    'data-az-data': data,
    // Events that stay inside: another month is not a change of the collection, and the collection fires its own `az-ready`.
    [innerEventsAttribute]: 'az-change az-ready',
  });
};
