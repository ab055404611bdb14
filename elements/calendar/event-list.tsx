import type { ComponentType, ReactNode, Ref } from 'react';
import type { CollectionItem } from '../../src/features/collection/item';
import { dateTimeAttribute, isPast } from '../../src/features/dates/dates';
import { usePagedList } from '../../src/hooks/use-paged-list';
import { useStyles } from '../../src/hooks/use-styles';
import { headingTag } from '../../src/ui/heading-tag';
import { Html } from '../../src/ui/html';
import { useCalendar } from './calendar-context';
import type { CalendarEvent } from './calendar-event';
import styles from './event-list.css';
import { periodOf, visitorTimeOf } from './event-times';
import { downloadEvent } from './ics';

/** The title of an event: a link where the event has a page of its own. */
const EventLink = ({ item }: { item: CollectionItem }) => {
  const { titleOf, emitOpen } = useCalendar();
  return item.url ? (
    <a part="link" href={item.url} onClick={(click) => emitOpen(click, item)}>
      {titleOf(item)}
    </a>
  ) : (
    titleOf(item)
  );
};

interface ItemTextProps {
  item: CollectionItem;
  /** Between the title and the place. */
  children?: ReactNode;
}

const ItemText = ({ item, children }: ItemTextProps) => (
  <>
    <div part="entry-title">
      <EventLink item={item} />
    </div>
    {children}
    {item.location && <address part="entry-location">{item.location}</address>}
    {item.excerpt && <Html part="entry-excerpt" html={item.excerpt} />}
  </>
);

interface EventEntryProps {
  event: CalendarEvent;
  /** Shows the day and the weekday beside the event. */
  hasDay: boolean;
  /** Whether a script moves the focus to the entry. */
  isFocusable: boolean;
  ref: Ref<HTMLLIElement> | undefined;
}

const EventEntry = ({ event, hasDay, isFocusable, ref }: EventEntryProps) => {
  const { text, formats, titleOf, hasAddButton } = useCalendar();
  const { item, startsOn, firstDay } = event;
  const title = titleOf(item);
  const visitorTime = visitorTimeOf(event, formats);
  return (
    <li ref={ref} part="entry" tabIndex={isFocusable ? -1 : undefined}>
      {hasDay && (
        <div part="entry-day" aria-hidden="true">
          <b>{formats.dayNumber(firstDay)}</b>
          <span>{formats.weekday(firstDay, 'short')}</span>
        </div>
      )}
      <div part="entry-text">
        <ItemText item={item}>
          <div part="entry-time">
            <time dateTime={dateTimeAttribute(startsOn)}>
              {hasDay && <span className="visually-hidden">{formats.fullDay(firstDay)}, </span>}
              {periodOf(event, formats) || text('allDay')}
            </time>
            {visitorTime && <span part="visitor-time"> {text('visitorTime', { time: visitorTime })}</span>}
          </div>
        </ItemText>
        {hasAddButton && !isPast(event) && (
          <button type="button" part="add" onClick={() => downloadEvent(event, title)}>
            {text('addToCalendar')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
    </li>
  );
};

interface EventWithRef {
  event: CalendarEvent | undefined;
  /** Gets the event's entry. */
  ref: Ref<HTMLLIElement>;
}

export interface EventListProps {
  events: CalendarEvent[];
  /** The first of the events that a press on "load more" has added. Its entry gets the focus. */
  firstNew: EventWithRef;
  /** The event that a link leads to. */
  linked?: EventWithRef | undefined;
  hasDay?: boolean;
}

/** Events with all their details. */
export const EventList = ({ events, firstNew, linked, hasDay = false }: EventListProps) => (
  <ul part="entries" role="list">
    {events.map((event, index) => (
      <EventEntry
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same id
        key={index}
        event={event}
        hasDay={hasDay}
        isFocusable={event === firstNew.event}
        ref={[linked, firstNew].find((one) => one?.event === event)?.ref}
      />
    ))}
  </ul>
);

/** Items without a date, or with one that cannot be read: a table of days cannot show them. */
export const UndatedItems = ({ items }: { items: CollectionItem[] }) => {
  const { host, text, headingLevel } = useCalendar();
  useStyles(host, styles);
  const Heading = headingTag(headingLevel + 1);
  return (
    <section part="undated" aria-labelledby="undated">
      <Heading part="undated-heading" id="undated">
        {text('undated')}
      </Heading>
      <ul part="entries" role="list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same id
          <li key={index} part="entry">
            <div part="entry-text">
              <ItemText item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A day may have thousands of events. */
const pageSize = 50;

interface PagedEventsProps {
  /** Unique among the lists of the calendar. */
  name: string;
  events: CalendarEvent[];
  /** Shows on whatever page it is. */
  linked?: EventWithRef | undefined;
  /** Shows the events. */
  List: ComponentType<EventListProps>;
}

/** Shows the first events, and a button for more, which moves the focus to the first one of them. */
export const PagedEvents = ({ name, events, linked, List }: PagedEventsProps) => {
  const { host, text } = useCalendar();
  useStyles(host, styles);
  const linkedIndex = linked?.event ? events.indexOf(linked.event) : -1;
  const { visibleItems, hasMore, showMore, firstNew, firstNewRef } = usePagedList(events, {
    host,
    name,
    pageSize,
    linkedIndex,
  });
  return (
    <>
      <List events={visibleItems} firstNew={{ event: firstNew, ref: firstNewRef }} linked={linked} />
      {hasMore && (
        <button type="button" part="load-more" onClick={showMore}>
          {text('loadMore')}
        </button>
      )}
    </>
  );
};
