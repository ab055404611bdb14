import { type FocusEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import { headingTag } from '../../src/ui/heading-tag';
import { useCalendar } from './calendar-context';
import type { CalendarEvent } from './calendar-event';
import { EventList, PagedEvents } from './event-list';

interface DayProps {
  day: number;
  events: CalendarEvent[];
}

const DayHeading = ({ day }: Pick<DayProps, 'day'>) => {
  const { formats, headingLevel } = useCalendar();
  const Heading = headingTag(headingLevel + 1);
  return (
    <Heading part="day-heading" id="day-heading">
      {formats.fullDay(day)}
    </Heading>
  );
};

interface DayPopoverProps extends DayProps {
  /** When false, the popover closes: another month is visible, or the calendar has become narrow. */
  canStay: boolean;
  /** Called when the popover closes while the focus is in it. */
  onReturnFocus: () => void;
  onClose: () => void;
}

/**
 * The events of a day, in front of the page. Escape and a press elsewhere close it, and the focus returns. It closes, too, when
 * the focus leaves it.
 */
export const DayPopover = ({ day, events, canStay, onReturnFocus, onClose }: DayPopoverProps) => {
  const { text } = useCalendar();
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    popover.current?.showPopover();
    popover.current?.focus();
  }, []);
  useLayoutEffect(() => {
    if (!canStay) popover.current?.hidePopover();
    // When the calendar moves in the page, the browser hides the popover without an event, and the popover renders again.
    if (!popover.current?.matches(':popover-open')) onClose();
  });
  const isClosing = useRef(false);
  // Browsers return the focus themselves, but not to an element in a shadow root.
  const returnFocus = ({ newState, currentTarget }: ToggleEvent): void => {
    isClosing.current = newState === 'closed';
    if (isClosing.current && currentTarget.matches(':focus-within')) onReturnFocus();
  };
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') onClose();
  };
  /** The popover could cover the element that has the focus next. */
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const hasLeft = relatedTarget && !currentTarget.contains(relatedTarget);
    // Chromium logs a warning if a closing popover is hidden again.
    if (hasLeft && !isClosing.current) popover.current?.hidePopover();
  };
  return (
    <div
      part="popover"
      popover="auto"
      role="dialog"
      aria-labelledby="day-heading"
      tabIndex={-1}
      ref={popover}
      onBeforeToggle={returnFocus}
      onToggle={onToggle}
      onBlur={closeWhenFocusLeaves}
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
      <PagedEvents name={`day ${day}`} events={events} List={EventList} />
    </div>
  );
};

/** The events of the active day, below a narrow month. */
export const DayPanel = ({ day, events }: DayProps) => {
  const { text } = useCalendar();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section part="panel" aria-labelledby="day-heading" tabIndex={0}>
      <DayHeading day={day} />
      {!events.length && <p part="empty">{text('noEvents')}</p>}
      <PagedEvents key={day} name={`day ${day}`} events={events} List={EventList} />
    </section>
  );
};

// So that month-view.tsx loads one module for both.
export { UndatedItems } from './event-list';
