import type { CollectionItem } from '../../../src/features/collection/item';
import { isPast } from '../../../src/features/dates/dates';
import type { itemTypes } from '../../../src/features/enums/enums';
import { isEventsSummary } from '../read-settings';
import type { SummarySettings } from '../schema';

/** Only the type comes from the enumeration, so that its other codes are not bundled. */
const eventRecordType: (typeof itemTypes)['event'] = 12;

/** Whether the dates of an item are those of an event. The date of an article of the page may be its publication date. */
export const isEvent = (item: CollectionItem, settings: SummarySettings): boolean =>
  isEventsSummary(settings) || item.recordType === eventRecordType || (!item.element && !!item.startsOn);

const hasName = (names: string[], name: string): boolean =>
  !name || names.some((one) => one.toLowerCase() === name.toLowerCase());

/**
 * The items that a summary shows: with the tag and the category of `filter`, and events of the future or the past.
 * @param now the visitor's clock, in milliseconds since 1970
 */
export const filterItems = (
  items: CollectionItem[],
  settings: SummarySettings,
  now = Date.now(),
): CollectionItem[] => {
  const { filter, pageSize } = settings;
  const time = settings.showPastOrUpcomingEvents.toLowerCase();
  const isInTime = (item: CollectionItem): boolean => {
    const hasDate = item.startsOn || item.endsOn;
    return time === 'all' || !hasDate || !isEvent(item, settings) || isPast(item, now) === (time === 'past');
  };
  return items
    .filter(
      (item) => hasName(item.tags, filter?.tag ?? '') && hasName(item.categories, filter?.category ?? ''),
    )
    .filter(isInTime)
    .slice(0, pageSize);
};
