import type { CSSProperties, MouseEvent } from 'react';
import { useCalendar } from './calendar-context';
import { isBar } from './calendar-event';
import type { Segment } from './week-layout';

/** The place in the cell of the first day; `--_span` cells wide. */
const placeOf = ({ lane, span }: Segment) => ({ '--_lane': lane, '--_span': span }) as CSSProperties;

/** An event in the month: a line with its time, or a bar over its days. A link where the event has a page of its own. */
export const EventChip = ({ segment }: { segment: Segment }) => {
  const { event, beginsBefore, endsAfter } = segment;
  const { formats, titleOf, announceOpening } = useCalendar();
  const { url } = event.item;
  const title = titleOf(event.item);
  const startTime = event.startsOn.isDay || beginsBefore ? '' : formats.startTime(event);
  const zoneName = startTime && formats.zoneName(event);
  const states = [isBar(event) && 'bar', beginsBefore && 'begins-before', endsAfter && 'ends-after'];
  const common = {
    part: 'event',
    className: states.filter(Boolean).join(' '),
    style: placeOf(segment),
    // In the order of the content: a screen reader does not read it again.
    title: [startTime, title, zoneName].filter(Boolean).join(' '),
    // The keyboard reaches the day, whose list has the links of all its events.
    tabIndex: -1,
  };
  const content = (
    <>
      {startTime && <span part="event-time">{startTime} </span>}
      <span part="event-title">{title}</span>
      {zoneName && <span part="event-zone"> {zoneName}</span>}
    </>
  );

  const openPage = (click: MouseEvent): void => {
    // A click on the cell opens the day.
    click.stopPropagation();
    if (!announceOpening(event.item)) click.preventDefault();
  };
  const openDay = (click: MouseEvent): void => {
    if (!announceOpening(event.item)) click.stopPropagation();
  };
  return url ? (
    <a {...common} href={url} onClick={openPage}>
      {content}
    </a>
  ) : (
    <button type="button" {...common} onClick={openDay}>
      {content}
    </button>
  );
};
