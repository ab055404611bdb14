import { momentOfWallTime } from '../../src/features/dates/time-zone';
import { plainText } from '../../src/features/structured-data/thing';
import type { CalendarEvent } from './calendar-event';
import { momentOf } from './days';

/** Escapes a text as RFC 5545 (3.3.11) requires. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const maxLineBytes = 75;

/** Folds a line of more than 75 bytes: continuation lines begin with a space (3.1). Characters stay whole. */
const foldLine = (line: string): string => {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
};

/** `20260501` */
const dateValue = (date: Date): string => date.toISOString().slice(0, 10).replaceAll('-', '');

/** `20260501T190000Z`: UTC, so that the file needs no rules of time zones. */
const momentValue = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** The lines with the dates. The end of whole days is the day after (3.6.1). */
const dateLines = ({ startsOn, endsOn, firstDay, lastDay }: CalendarEvent): string[] => {
  if (startsOn.isDay)
    return [
      `DTSTART;VALUE=DATE:${dateValue(momentOf(firstDay))}`,
      `DTEND;VALUE=DATE:${dateValue(momentOf(lastDay + 1))}`,
    ];
  // An end without a time is the end of that day, on the clocks where the event begins. RFC 5545 (3.8.2.2) requires an end later
  // than the beginning.
  const end = endsOn?.isDay ? momentOfWallTime(momentOf(lastDay + 1), startsOn.timeZone) : endsOn?.utcTime;
  return [
    `DTSTART:${momentValue(startsOn.utcTime)}`,
    ...(end && end > startsOn.utcTime ? [`DTEND:${momentValue(end)}`] : []),
  ];
};

interface IcsOptions {
  title: string;
  /** When the file is made, in ms since 1970. */
  now: number;
  /** Address of the page, for relative addresses and for the event's id. */
  base: string;
}

/** An event as a file of iCalendar (RFC 5545). */
export const icsOf = (event: CalendarEvent, { title, now, base }: IcsOptions): string => {
  const { id, location, excerpt, url } = event.item;
  const text = (name: string, value: string): string[] => (value ? [`${name}:${escapeText(value)}`] : []);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Azulejo//Calendar//EN',
    'BEGIN:VEVENT',
    // `encodeURIComponent` throws on half an emoji, which a text that was cut off may end with.
    `UID:${encodeURIComponent(`${id || title}-${event.startsOn.utcTime}`.toWellFormed())}@${new URL(base).hostname || 'localhost'}`,
    `DTSTAMP:${momentValue(now)}`,
    ...dateLines(event),
    ...text('SUMMARY', title),
    ...text('LOCATION', location),
    ...text('DESCRIPTION', plainText(excerpt)),
    ...(url ? [`URL:${new URL(url, base).href}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
};

/** A file name that is valid on every system: `Taller de esmaltes.ics`. */
const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{M}\p{N} -]+/gu, '')
      .trim()
      .slice(0, 60) || 'event'
  }.ics`;

/** Downloads the event as a file for the visitor's own calendar. */
export const downloadEvent = (event: CalendarEvent, title: string): void => {
  const content = icsOf(event, { title, now: Date.now(), base: document.baseURI });
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName(title) });
  link.click();
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
