import { type ToggleEvent, useCallback, useRef } from 'react';
import { useStyles } from '../../src/hooks/use-styles';
import { useCalendar } from './calendar-context';
import type { CalendarEvent } from './calendar-event';
import { EventList, PagedEvents } from './event-list';
import styles from './event-list.css';

interface DayProps {
  day: number;
  events: CalendarEvent[];
}

const DayHeading = ({ day }: Pick<DayProps, 'day'>) => {
  const { formats, innerLevel } = useCalendar();
  const Heading = `h${innerLevel}` as 'h3';
  return (
    <Heading part="day-heading" id="day-heading">
      {formats.fullDay(day)}
    </Heading>
  );
};

/** The events of a day, in front of the page. Escape and a press elsewhere close it, and the focus returns. */
export const DayPopover = ({ day, events, onClose }: DayProps & { onClose: () => void }) => {
  const { host, text } = useCalendar();
  useStyles(host, styles);
  const popover = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const open = useCallback((element: HTMLDivElement | null) => {
    popover.current = element;
    if (!element) return;
    opener.current = (element.getRootNode() as ShadowRoot).activeElement;
    element.showPopover();
    element.focus();
  }, []);
  // Browsers return the focus themselves, but not to an element in a shadow root.
  const returnFocus = ({ newState, currentTarget }: ToggleEvent): void => {
    if (newState === 'closed' && currentTarget.matches(':focus-within'))
      (opener.current as HTMLElement | null)?.focus();
  };
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') onClose();
  };
  return (
    <div
      part="popover"
      popover="auto"
      role="dialog"
      aria-labelledby="day-heading"
      tabIndex={-1}
      ref={open}
      onBeforeToggle={returnFocus}
      onToggle={onToggle}
    >
      <div part="popover-head">
        <DayHeading day={day} />
        <button
          type="button"
          part="close"
          aria-label={text('close')}
          onClick={() => popover.current?.hidePopover()}
        />
      </div>
      <PagedEvents events={events}>{(visible) => <EventList events={visible} />}</PagedEvents>
    </div>
  );
};

/** The events of the active day, below a narrow month. */
export const DayPanel = ({ day, events }: DayProps) => {
  const { host, text } = useCalendar();
  useStyles(host, styles);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section part="panel" aria-labelledby="day-heading" tabIndex={0}>
      <DayHeading day={day} />
      {!events.length && <p part="empty">{text('noEvents')}</p>}
      <PagedEvents key={day} events={events}>
        {(visible) => <EventList events={visible} />}
      </PagedEvents>
    </section>
  );
};

export { UndatedItems } from './event-list';
