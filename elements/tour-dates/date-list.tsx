import { type RefObject, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { CollectionState } from '../../src/features/collection/collection-state';
import { dateTimeFormat } from '../../src/features/dates/date-time-format';
import {
  dateTimeAttribute,
  type ItemDate,
  intlTimeZone,
  lateEndToleranceMs,
} from '../../src/features/dates/dates';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useIsPrinting } from '../../src/hooks/use-media-query';
import { usePagedList } from '../../src/hooks/use-paged-list';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import type { messages } from './messages/es-419';
import type { TourDate } from './read-dates';

interface DateProps {
  date: TourDate;
  text: MessageFormatter<typeof messages>;
  locale: string;
}

interface DateOptions {
  locale: string;
  hasTime?: boolean;
}

/** "Fri, May 1", with the year of other years, and "Fri, May 1, 8:00 PM" with the time. */
const formatDate = (date: ItemDate, { locale, hasTime = false }: DateOptions): string => {
  const timeZone = intlTimeZone(date);
  const year = dateTimeFormat('en', { year: 'numeric', timeZone });
  return dateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: year.format(date.utcTime) === year.format(Date.now()) ? undefined : 'numeric',
    ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
    timeZone,
  }).format(date.utcTime);
};

/** The day of a date, with the time where the page names one; the first and the last day of several. */
const formatDays = (startsOn: ItemDate, endsOn: ItemDate | undefined, locale: string): string => {
  // A date that begins after midnight ends on its own day.
  const timeOfLast = ({ isDay, utcTime }: ItemDate): number =>
    isDay ? utcTime : Math.max(startsOn.utcTime, utcTime - lateEndToleranceMs);
  const lastDay = endsOn && { ...endsOn, utcTime: timeOfLast(endsOn) };
  const first = formatDate(startsOn, { locale });
  const last = lastDay ? formatDate(lastDay, { locale }) : first;
  return first === last ? formatDate(startsOn, { locale, hasTime: !startsOn.isDay }) : `${first} – ${last}`;
};

const Tickets = ({ date, text }: Omit<DateProps, 'locale'>) => {
  const { url, status, venue, linkText, target, rel } = date;
  const hasTickets = status === 'available' || status === 'free';
  if (!url || !hasTickets) return status === 'available' ? null : <span part="status">{text(status)}</span>;
  return (
    <a part="tickets" href={url} target={target || undefined} rel={rel || undefined}>
      {linkText || text(status)}
      <span className="visually-hidden"> {venue}</span>
    </a>
  );
};

const Entry = ({ date, text, locale }: DateProps) => {
  const { startsOn, endsOn, venue, street, city, country, status } = date;
  return (
    <>
      <span part="date">
        {startsOn ? (
          <time dateTime={dateTimeAttribute(startsOn)}>{formatDays(startsOn, endsOn, locale)}</time>
        ) : (
          text('undated')
        )}
      </span>
      <span className="location">
        <span part="venue" className={status}>
          {venue || city}
        </span>
        {venue && <span part="place">{[street, city, country].filter(Boolean).join(', ')}</span>}
      </span>
      <Tickets date={date} text={text} />
    </>
  );
};

interface EntriesProps extends Omit<DateProps, 'date'> {
  host: BlockHost;
  name: 'coming' | 'past';
  dates: TourDate[];
  /** Number of dates before a button for more. */
  pageSize: number;
  /** The target of a link, if the element of one of the dates is or contains it. That date shows, on whatever page it is. */
  linkTarget: Element | undefined;
  /** Gets the entry of that date. */
  linkedEntry: RefObject<HTMLLIElement | null>;
  onMore?: () => void;
}

/** Whether a date of the page's content is, or contains, the target of a link. */
const isLinked = ({ element }: TourDate, linkTarget: Element | undefined): boolean =>
  !!element?.contains(linkTarget ?? null);

/** The first dates, and a button for more, which moves the focus to the first one of them. */
const Entries = ({
  host,
  name,
  dates,
  pageSize,
  linkTarget,
  linkedEntry,
  onMore,
  ...props
}: EntriesProps) => {
  const linkedIndex = dates.findIndex((date) => isLinked(date, linkTarget));
  const { visibleItems, hasMore, showMore, firstNew, firstNewRef } = usePagedList(dates, {
    host,
    name,
    pageSize,
    linkedIndex,
  });
  const isPrinting = useIsPrinting();
  const onLoadMore = (): void => {
    showMore();
    onMore?.();
  };
  return (
    <>
      <ul part="list" role="list">
        {/* On paper there is no button for more. */}
        {(isPrinting ? dates : visibleItems).map((date, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two concerts in one place on one day
            key={index}
            part="entry"
            tabIndex={date === firstNew ? -1 : undefined}
            ref={index === linkedIndex ? linkedEntry : date === firstNew ? firstNewRef : undefined}
          >
            <Entry date={date} {...props} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" part="load-more" onClick={onLoadMore}>
          {props.text('loadMore')}
        </button>
      )}
    </>
  );
};

export type CollectionStatus = CollectionState['status'];

interface DateListProps
  extends Omit<EntriesProps, 'name' | 'dates' | 'linkTarget' | 'linkedEntry' | 'onMore'> {
  coming: TourDate[];
  past: TourDate[];
  isPastOpen: boolean;
  /** The status of the server's answers; undefined without a server. */
  status: CollectionStatus | undefined;
  /** The height in px that the block keeps until the visitor shows more or less. */
  reservedHeight: number;
}

/** Coming dates, and past ones behind a button. */
export const DateList = (props: DateListProps) => {
  const { coming, past, isPastOpen, status, reservedHeight, ...shared } = props;
  const { host, text } = shared;
  const [isOpen, setIsOpen] = useVisitorState(host, `past beside ${isPastOpen}`, () => isPastOpen);
  const [minHeight, setMinHeight] = useVisitorState(host, 'height', () => reservedHeight);
  const releaseHeight = (): void => setMinHeight(0);
  const linkedEntry = useRef<HTMLLIElement>(null);
  const linkTarget = useContentLink(host, {
    show: (target) => {
      if (!past.some((date) => isLinked(date, target))) return;
      setIsOpen(true);
      releaseHeight();
    },
    find: () => linkedEntry.current,
  });
  const common = { ...shared, linkTarget, linkedEntry };
  return (
    <div
      part="dates"
      aria-busy={status === 'idle' || status === 'loading'}
      style={{ minBlockSize: minHeight ? `${minHeight}px` : undefined }}
    >
      {coming.length > 0 && <Entries name="coming" dates={coming} {...common} onMore={releaseHeight} />}
      {!coming.length && (past.length > 0 || status === 'ready') && <p part="empty">{text('noComing')}</p>}
      {past.length > 0 && (
        <details
          part="past"
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setIsOpen(currentTarget.open);
            if (currentTarget.open !== isOpen) releaseHeight();
          }}
        >
          <summary part="past-summary">{text('past', { count: past.length })}</summary>
          {isOpen && <Entries name="past" dates={past} {...common} />}
        </details>
      )}
    </div>
  );
};
