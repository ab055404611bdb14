import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { formatLocaleOf } from '../../src/core/i18n/format-locale';
import { lazyImport } from '../../src/core/lazy-import';
import { dateExpected, dateTimeAttribute, type ItemDate } from '../../src/features/dates/dates';
import { formatDay, formatPeriod } from '../../src/features/dates/format-dates';
import { useLazyModule } from '../../src/hooks/use-lazy-module';
import { useOptionalStore } from '../../src/hooks/use-optional-store';
import { useWarning } from '../../src/hooks/use-warning';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { readTime, type TimeContent } from './read-time';
import type { TimeSettings } from './schema';

/** Relative times, such as "10 seconds ago", and their timer. Most times of a page are too old for them. */
const recentModule = lazyImport(() => import('./recent-time'));

/** One minute, as in relative-time.ts, which loads later. Older times show their date. */
const recentMs = 60_000;

/** Whether the time shows as a relative time, now or later. */
const mayShowAge = ({ utcTime, isDay }: ItemDate): boolean => !isDay && Date.now() - utcTime < recentMs;

/** Reads the time. Loads the code of a relative time before the first render, so that it replaces the page's own text at once. */
export const prepareTime = (settings: TimeSettings, host: BlockHost): TimeContent | Promise<TimeContent> => {
  const content = readTime(settings, host);
  const { date } = content;
  return date && mayShowAge(date) ? recentModule.load().then(() => content) : content;
};

interface TimeTextProps {
  date: ItemDate;
  locale: string;
}

const TimeText = ({ date, locale }: TimeTextProps) => {
  const recent = useLazyModule(recentModule, mayShowAge(date));
  // Renders again with each tick. From one minute on, the date stays the same.
  useOptionalStore(recent?.clock, undefined);
  return (
    <time
      part="time"
      dateTime={dateTimeAttribute(date)}
      title={date.isDay ? undefined : formatPeriod(date, undefined, locale)}
    >
      {recent ? <recent.RecentTime time={date.utcTime} locale={locale} /> : formatDay(date, locale)}
    </time>
  );
};

/** A time in words while it is new, else its date, in the place of the page's own `<time>`. */
export const Time = ({ host, prepared }: BlockProps<TimeSettings, Record<never, never>, TimeContent>) => {
  const { date, before, after, problem } = prepared;
  useWarning(host, problem && `${problem}, expected ${dateExpected}. The text of the page stays.`);
  return (
    <>
      <AssignedSlot nodes={before} />
      {date && <TimeText date={date} locale={formatLocaleOf(host)} />}
      <AssignedSlot nodes={after} />
    </>
  );
};
