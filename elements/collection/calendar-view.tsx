import { createElement, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { dateTimeAttribute } from '../../src/features/collection/dates';
import type { CollectionItem } from '../../src/features/collection/item';
import { addressOf } from '../../src/features/collection/load-collection';
import { parametersOf } from './list-state';
import type { CollectionSettings } from './schema';
import type { ListNavigation } from './use-list-state';

const tag = 'az-calendar';

/** A store for `useSyncExternalStore`: whether the calendar's block has loaded. */
const subscribeToDefinition = (listener: () => void): (() => void) => {
  let isSubscribed = true;
  customElements.whenDefined(tag).then(() => {
    if (isSubscribed) listener();
  });
  return () => {
    isSubscribed = false;
  };
};
const isDefined = (): boolean => !!customElements.get(tag);

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

/** A new month in the calendar is no change of the collection, and the collection itself says that it is ready. */
const keepInside = (event: Event): void => event.stopPropagation();

interface CalendarViewProps {
  host: BlockHost;
  settings: CollectionSettings;
  items: CollectionItem[];
  navigation: ListNavigation;
  /** The list, which shows until the calendar's block has loaded, and on a site without that block. */
  children: ReactNode;
}

/** The events in a calendar: those of `src` that the visitor has chosen, of all pages; else the items. */
export const CalendarView = ({ host, settings, items, navigation, children }: CalendarViewProps) => {
  const hasCalendar = useSyncExternalStore(subscribeToDefinition, isDefined);
  useEffect(() => {
    // Without a loader in the page, the block's own module may define the element.
    if (host.shadowRoot) globalThis.Azulejo?.scan(host.shadowRoot);
  }, [host]);

  const { src, firstDay, headingLevel, structuredData } = settings;
  const { state } = navigation;
  const data = useMemo(() => {
    const address =
      src && !settings.items.length ? addressOf(src, parametersOf({ ...state, page: 1 })).href : '';
    const events = items.map(eventOf);
    return JSON.stringify({ items: events, src: address, firstDay, headingLevel, structuredData });
  }, [src, settings.items, state, items, firstDay, headingLevel, structuredData]);
  const calendar = createElement(tag, {
    loading: 'eager',
    'data-az-data': data,
    'onaz-change': keepInside,
    'onaz-ready': keepInside,
  });
  return (
    <>
      {calendar}
      {!hasCalendar && children}
    </>
  );
};
