// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { icsOf } from '../../../elements/calendar/ics';
import { eventsOf } from './support';

const now = Date.parse('2026-04-01T08:00Z');

const icsFor = (item: object): string => {
  const [event] = eventsOf(item);
  if (!event) throw Error('no event');
  return icsOf(event, { title: event.item.title, now, base: 'https://taller.example/agenda/' });
};

/** The lines of a file, folded ones joined. */
const linesOf = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

describe('the file of an event', () => {
  it('has its dates in UTC, its place and its address', () => {
    const lines = linesOf(
      icsFor({
        id: 'a1',
        title: 'Noche de horno',
        startDate: '2026-05-01T20:00',
        endDate: '2026-05-02T01:30',
        timeZone: 'America/Bogota',
        location: 'Casa del Barro',
        excerpt: '<p>Se apaga el gas.</p>',
        url: '../noche',
      }),
    );
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Azulejo//Calendar//EN',
      'BEGIN:VEVENT',
      `UID:a1-${Date.parse('2026-05-02T01:00Z')}@taller.example`,
      'DTSTAMP:20260401T080000Z',
      'DTSTART:20260502T010000Z',
      'DTEND:20260502T063000Z',
      'SUMMARY:Noche de horno',
      'LOCATION:Casa del Barro',
      'DESCRIPTION:Se apaga el gas.',
      'URL:https://taller.example/noche',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends with the last day where only the beginning has a time, also where the clocks change between', () => {
    const dates = { startDate: '2026-10-23T10:00', endDate: '2026-10-25', timeZone: 'Europe/Madrid' };
    const lines = linesOf(icsFor({ title: 'Feria', ...dates }));
    expect(lines).toContain('DTSTART:20261023T080000Z');
    expect(lines).toContain('DTEND:20261025T230000Z');
  });

  it('has whole days without a time, up to the day after the last', () => {
    const lines = linesOf(icsFor({ title: 'Feria', startDate: '2026-05-30', endDate: '2026-05-31' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260530');
    expect(lines).toContain('DTEND;VALUE=DATE:20260601');
    expect(linesOf(icsFor({ title: 'Día', startDate: '2026-12-31' }))).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('has no end where the event ends when it begins', () => {
    const ics = icsFor({ title: 'Horno', startDate: '2026-05-01T10:00', endDate: '2026-05-01T10:00' });
    expect(ics).not.toContain('DTEND');
  });

  it('escapes texts, which cannot add lines of their own', () => {
    const ics = icsFor({ title: 'A; B, C\\D\nEND:VEVENT\r\nX:1', startDate: '2026-05-01' });
    expect(linesOf(ics)).toContain('SUMMARY:A\\; B\\, C\\\\D\\nEND:VEVENT\\nX:1');
    expect(linesOf(ics).filter((line) => line === 'END:VEVENT').length).toBe(1);
  });

  it('has an id also for a title that is cut off within a character', () => {
    const lines = linesOf(icsFor({ title: 'Horno 🔥'.slice(0, -1), startDate: '2026-05-01' }));
    expect(lines).toContain(`UID:Horno%20%EF%BF%BD-${Date.parse('2026-05-01')}@taller.example`);
  });

  it('folds lines at 75 bytes, between characters', () => {
    const title = 'Ñandú 🏺 '.repeat(30).trim();
    const ics = icsFor({ title, startDate: '2026-05-01' });
    for (const line of ics.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(ics).not.toContain('�');
    expect(linesOf(ics)).toContain(`SUMMARY:${title}`);
  });
});
