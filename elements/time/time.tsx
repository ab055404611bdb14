import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { defaultLocale, findLocale, textLocales } from '../../src/core/i18n/locale';
import { isFirstWarning } from '../../src/core/util/warn-once';
import { dateTimeAttribute, type ItemDate } from '../../src/features/collection/dates';
import { formatDay, formatPeriod } from '../../src/features/collection/format-dates';
import { dateExpected } from '../../src/features/collection/item-problems';
import { relativeTime } from '../../src/features/util/relative-time';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { clock } from './clock';
import { readTime } from './read-time';
import type { TimeSettings } from './schema';

const minuteMs = 60_000;

const subscribeToNothing = () => () => {};

interface RelativeTimeProps {
  date: ItemDate;
  locale: string;
}

/** The time as text. Nothing announces a change, so that screen readers are not interrupted every five seconds. */
const RelativeTime = ({ date, locale }: RelativeTimeProps) => {
  const now = Date.now();
  const age = now - date.time;
  const isFinal = date.isDay || age >= minuteMs;
  useSyncExternalStore(isFinal ? subscribeToNothing : clock.subscribe, clock.getSnapshot);
  const isSentence = !isFinal && age >= 0;
  return (
    <time
      part="time"
      dateTime={dateTimeAttribute(date)}
      title={date.isDay ? undefined : formatPeriod(date, undefined, locale)}
      lang={isSentence && !findLocale(locale, textLocales) ? defaultLocale : undefined}
    >
      {date.isDay ? formatDay(date, locale) : relativeTime(date.time, { now, locale })}
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

/** Logs what is wrong with the date, once. */
const useWarning = (host: BlockHost, problem: string | undefined): void => {
  useEffect(() => {
    if (!problem || !isFirstWarning(host, problem)) return;
    const name = `<az-time${host.id && ` id="${host.id}"`}>`;
    console.warn(
      `[azulejo] ${name}: ${problem}, expected ${dateExpected}. The text of the page stays.`,
      host,
    );
  }, [host, problem]);
};

/** A time in words while it is new, else its date, in the place of the page's own `<time>`. */
export const Time = ({ settings, host }: BlockProps<TimeSettings>) => {
  useContentChanges(host);
  const { date, before, after, problem } = readTime(settings, host);
  useWarning(host, problem);
  return (
    <>
      {before.length > 0 && <AssignedSlot nodes={before} />}
      {date && <RelativeTime date={date} locale={formatLocaleOf(host)} />}
      {after.length > 0 && <AssignedSlot nodes={after} />}
    </>
  );
};
