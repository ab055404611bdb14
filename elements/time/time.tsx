import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { defaultLocale, findLocale, formatLocaleOf } from '../../src/core/i18n/locale';
import { dateTimeAttribute, type ItemDate } from '../../src/features/collection/dates';
import { formatDay, formatPeriod } from '../../src/features/collection/format-dates';
import { relativeTime } from '../../src/features/util/relative-time';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { clock } from './clock';
import { type PreparedTime, readTime } from './read-time';
import type { TimeSettings } from './schema';

const minuteMs = 60_000;

const subscribeToNothing = () => () => {};

/** The languages of `relativeTime`. */
const spokenLocales = [defaultLocale, 'en', 'pt-BR'];

interface RelativeTimeProps {
  date: ItemDate;
  locale: string;
}

/** The time as text. Nothing announces a change, so that screen readers are not interrupted every five seconds. */
const RelativeTime = ({ date, locale }: RelativeTimeProps) => {
  const age = Date.now() - date.time;
  const isFinal = date.isDay || age >= minuteMs;
  useSyncExternalStore(isFinal ? subscribeToNothing : clock.subscribe, clock.getSnapshot);
  const isSentence = !isFinal && age >= 0;
  return (
    <time
      part="time"
      dateTime={dateTimeAttribute(date)}
      title={date.isDay ? undefined : formatPeriod(date, undefined, locale)}
      lang={isSentence && !findLocale(locale, spokenLocales) ? defaultLocale : undefined}
    >
      {date.isDay ? formatDay(date, locale) : relativeTime(date.time, { locale })}
    </time>
  );
};

/** Reads the page's `<time>` again when its `datetime` changes, as a morph changes it. */
const useContentChanges = (host: BlockHost): void => {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const observer = new MutationObserver(renderAgain);
    observer.observe(host, { attributeFilter: ['datetime'], subtree: true });
    return () => observer.disconnect();
  }, [host]);
};

/** A time in words while it is new, else its date, in the place of the page's own `<time>`. */
export const Time = ({ settings, host }: BlockProps<TimeSettings>) => {
  useContentChanges(host);
  const { date, before, after }: PreparedTime = readTime(settings, host);
  return (
    <>
      {before.length > 0 && <AssignedSlot nodes={before} />}
      {date && <RelativeTime date={date} locale={formatLocaleOf(host)} />}
      {after.length > 0 && <AssignedSlot nodes={after} />}
    </>
  );
};
