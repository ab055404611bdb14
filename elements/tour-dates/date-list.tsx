import { useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import type { Text } from '../../src/core/i18n/messages';
import { dateTimeAttribute, formatZone, type ItemDate } from '../../src/features/collection/dates';
import { useFocusRequest } from '../../src/hooks/use-focus-request';
import type { messages } from './messages/es-419';
import { isOver, type TourDate } from './read-dates';

export interface DateListProps {
  dates: TourDate[];
  host: BlockHost;
  text: Text<typeof messages>;
  /** Number of dates before a button for more. */
  pageSize: number;
  isPastOpen: boolean;
  /** Whether more dates are to come. */
  isLoading: boolean;
  /** The height in px that the block keeps until the visitor shows more or less. */
  reservedHeight: number;
}

/** "Fri, May 1", with the year of other years, and the time where the page names one. */
const formatDate = (date: ItemDate, locale: string): string => {
  const timeZone = formatZone(date);
  const yearOf = (time: number): string =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(time);
  const isThisYear = yearOf(date.time) === yearOf(Date.now());
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: isThisYear ? undefined : 'numeric',
    ...(!date.isDay && { hour: 'numeric', minute: '2-digit' }),
    timeZone,
  }).format(date.time);
};

type EntryProps = Pick<DateListProps, 'host' | 'text'> & { date: TourDate };

const Tickets = ({ date: { url, status, venue, linkText }, text }: EntryProps) => {
  const hasTickets = status === 'available' || status === 'free';
  if (!url || !hasTickets) return status === 'available' ? null : <span part="status">{text(status)}</span>;
  return (
    <a part="tickets" href={url}>
      {linkText || text(status)}
      <span className="visually-hidden"> {venue}</span>
    </a>
  );
};

const Entry = ({ date, host, text }: EntryProps) => {
  const { startsOn, venue, street, city, country, status } = date;
  const placeLine = [street, city, country].filter(Boolean).join(', ');
  return (
    <>
      <span part="date">
        {startsOn ? (
          <time dateTime={dateTimeAttribute(startsOn)}>{formatDate(startsOn, formatLocaleOf(host))}</time>
        ) : (
          text('undated')
        )}
      </span>
      <span className="location">
        <span part="venue" className={status}>
          {venue || city}
        </span>
        {venue && <span part="place">{placeLine}</span>}
      </span>
      <Tickets date={date} host={host} text={text} />
    </>
  );
};

type EntriesProps = Pick<DateListProps, 'dates' | 'host' | 'text' | 'pageSize'> & { onMore?: () => void };

/** The first dates, and a button for more, which moves the focus to the first one of them. */
const Entries = ({ dates, pageSize, onMore, ...props }: EntriesProps) => {
  const [pages, setPages] = useState(1);
  const limit = pages * pageSize;
  const [focusRequest, setFocusRequest] = useState<object>();
  const firstNew = useRef<HTMLLIElement>(null);
  useFocusRequest(focusRequest, () => firstNew.current);
  const showMore = (): void => {
    setPages(pages + 1);
    setFocusRequest({});
    onMore?.();
  };
  return (
    <>
      <ul part="list">
        {dates.slice(0, limit).map((date, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two concerts in one place on one day
            key={index}
            part="entry"
            tabIndex={index && index === limit - pageSize ? -1 : undefined}
            ref={index === limit - pageSize ? firstNew : undefined}
          >
            <Entry date={date} {...props} />
          </li>
        ))}
      </ul>
      {dates.length > limit && (
        <button type="button" part="load-more" onClick={showMore}>
          {props.text('loadMore')}
        </button>
      )}
    </>
  );
};

/** Coming dates, and past ones behind a button, the last of them first. */
export const DateList = ({ dates, isPastOpen, isLoading, reservedHeight, ...props }: DateListProps) => {
  const { text } = props;
  const [isOpen, setIsOpen] = useState(isPastOpen);
  const [minHeight, setMinHeight] = useState(reservedHeight);
  const past = dates.filter(isOver).reverse();
  const coming = dates.filter((date) => !isOver(date));
  const releaseHeight = (): void => setMinHeight(0);
  return (
    <div
      part="dates"
      aria-busy={isLoading}
      style={{ minBlockSize: minHeight ? `${minHeight}px` : undefined }}
    >
      {coming.length > 0 && <Entries dates={coming} {...props} onMore={releaseHeight} />}
      {!coming.length && past.length > 0 && <p part="empty">{text('noComing')}</p>}
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
          {isOpen && <Entries dates={past} {...props} />}
        </details>
      )}
    </div>
  );
};
