import { useState } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useContentLink } from '../../src/hooks/use-content-link';
import { useIsPrinting } from '../../src/hooks/use-media-query';
import { useWarning } from '../../src/hooks/use-warning';
import { headingTag } from '../../src/ui/heading-tag';
import { useCalendar } from './calendar-context';
import { type CalendarEvent, type Events, eventsBetween, isLinked } from './calendar-event';
import { startOfMonth } from './days';
import { EmptyMonth } from './empty-month';
import { firstWeekdayOf } from './first-weekday';
import { MonthGrid } from './month-grid';
import type { LoadedEvents } from './remote-events';
import type { CalendarSettings } from './schema';
import { useIsNarrow } from './use-is-narrow';
import { type Month, readMonth } from './use-month';

const detailsModule = lazyImport(() => import('./day-details'));
const DayPopover = lazyComponent(detailsModule, (module) => module.DayPopover);
const UndatedItems = lazyComponent(detailsModule, (module) => module.UndatedItems);
const DayPanel = lazyComponent(detailsModule, (module) => module.DayPanel);

interface MonthViewProps extends Events {
  settings: CalendarSettings;
  locale: string;
  month: Month;
  loaded: LoadedEvents | undefined;
}

/** A month as a table of days, with buttons for other months. */
export const MonthView = (props: MonthViewProps) => {
  const { dated: events, undated, settings, locale, month, loaded } = props;
  const { start, activeDay, showMonth, showDay, activate } = month;
  const { host, text, formats, today } = useCalendar();
  useWarning(
    host,
    settings.month && readMonth(settings.month) === undefined
      ? `month is ${JSON.stringify(settings.month)}, expected a month such as 2026-05; the current month shows.`
      : undefined,
  );
  const [focusRequest, setFocusRequest] = useState<object>();
  const focusActiveDay = (): void => setFocusRequest({});
  const focusDay = (day: number): void => {
    showDay(day);
    focusActiveDay();
  };
  useContentLink(host, {
    show: (target) => {
      const event = events.find((one) => isLinked(one, target));
      if (event) showDay(event.firstDay);
    },
  });
  const isPrinting = useIsPrinting();
  // On paper nothing can be opened.
  const isNarrow = useIsNarrow(host) && !isPrinting;
  const [opened, setOpened] = useState<{ day: number; start: number }>();
  const openDay = opened?.day;
  const Heading = headingTag(settings.headingLevel);
  const preloadDetails = (): void => {
    // The import is tried again when the visitor opens a day.
    detailsModule.load().catch(() => {});
  };
  const openPopover = (day: number): void => {
    activate(day);
    setOpened({ day, start });
  };
  const eventsOn = (day: number): CalendarEvent[] => eventsBetween(events, day, day);

  return (
    <div part="month" className={isNarrow ? 'month narrow' : 'month'} aria-busy={!!loaded?.isLoading}>
      <div part="toolbar">
        <Heading part="heading" id="heading" aria-live="polite">
          {formats.month(start)}
        </Heading>
        <div part="buttons">
          <button
            type="button"
            part="previous"
            aria-label={text('previousMonth')}
            onClick={() => showMonth(startOfMonth(start, -1))}
          />
          <button type="button" part="today" onClick={() => showMonth(startOfMonth(today))}>
            {text('today')}
          </button>
          <button
            type="button"
            part="next"
            aria-label={text('nextMonth')}
            onClick={() => showMonth(startOfMonth(start, 1))}
          />
        </div>
      </div>
      <MonthGrid
        month={month}
        focusRequest={focusRequest}
        firstWeekday={settings.firstDay ?? firstWeekdayOf(locale)}
        events={events}
        isPrinting={isPrinting}
        openDay={openDay}
        isNarrow={isNarrow}
        onFocusDay={focusDay}
        onOpen={isNarrow ? focusDay : openPopover}
        onEnter={preloadDetails}
      />
      {(!loaded || loaded.status === 'ready') && (
        <EmptyMonth start={start} events={events} onShowDay={focusDay} />
      )}
      {loaded?.statusLine}
      {isNarrow && <DayPanel day={activeDay} events={eventsOn(activeDay)} />}
      {openDay !== undefined && (
        <DayPopover
          key={openDay}
          day={openDay}
          events={eventsOn(openDay)}
          // Another month may show meanwhile, by a script.
          canStay={!isNarrow && opened?.start === start}
          onReturnFocus={focusActiveDay}
          // The `toggle` event of the old popover may come after another day has opened.
          onClose={() => setOpened((current) => (current === opened ? undefined : current))}
        />
      )}
      {undated.length > 0 && <UndatedItems items={undated} />}
    </div>
  );
};
