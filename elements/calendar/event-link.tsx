import type { MouseEvent } from 'react';
import type { CollectionItem } from '../../src/features/collection/item';
import { useCalendar } from './calendar-context';

/** The title of an event: a link where the event has a page of its own. */
export const EventLink = ({ item }: { item: CollectionItem }) => {
  const { titleOf, announceOpening } = useCalendar();
  const openPage = (click: MouseEvent): void => {
    if (!announceOpening(item)) click.preventDefault();
  };
  return item.url ? (
    <a part="link" href={item.url} onClick={openPage}>
      {titleOf(item)}
    </a>
  ) : (
    titleOf(item)
  );
};
