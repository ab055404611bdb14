import type { CSSProperties, MouseEvent } from 'react';
import { useCalendar } from './calendar-context';
import { isBar } from './calendar-event';
import type { Segment } from './week-layout';

/** An event in the month: a line with its time, or a bar over its days. A link where the event has a page of its own. */
export const EventChip = ({ segment }: { segment: Segment }) => {
  const { event, lane, span, lines, beginsBefore, endsAfter } = segment;
  const { item } = event;
  const { formats, titleOf, emitOpen } = useCalendar();
  const title = titleOf(item);
  const startTime = event.startsOn.isDay || beginsBefore ? '' : formats.startTime(event);
  const zoneName = startTime && formats.zoneName(event);
  const states = [
    isBar(event) && 'bar',
    beginsBefore && 'begins-before',
    endsAfter && 'ends-after',
    lines > 1 && 'tall',
  ];
  const common = {
    part: 'event',
    className: states.filter(Boolean).join(' '),
    style: { '--_lane': lane, '--_span': span, '--_lines': lines } as CSSProperties,
    // In the order of the content, so that screen readers do not read it twice.
    title: [startTime, title, zoneName].filter(Boolean).join(' '),
    // The keyboard reaches the day, whose list has the links of all its events.
    tabIndex: -1,
    onClick: (click: MouseEvent) => {
      emitOpen(click, item);
      // Other clicks reach the cell, which opens the day.
      if (item.url || click.defaultPrevented) click.stopPropagation();
    },
  };
  const content = (
    <>
      {startTime && <span part="event-time">{startTime} </span>}
      <span part="event-title">{title}</span>
      {zoneName && <span part="event-zone"> {zoneName}</span>}
    </>
  );
  return item.url ? (
    <a {...common} href={item.url}>
      {content}
    </a>
  ) : (
    <button type="button" {...common}>
      {content}
    </button>
  );
};
