// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readItemElement } from '../../../src/features/collection/item-element';

const read = (html: string, options?: Parameters<typeof readItemElement>[1]) => {
  const element = document.createElement('li');
  element.innerHTML = html;
  return readItemElement(element, options);
};

const time = (datetime: string) => `<time datetime="${datetime}">${datetime}</time>`;

const periodOf = (...dates: string[]): (string | undefined)[] => {
  const { startsOn, endsOn } = read(`Talk ${dates.map(time).join(' to ')}`);
  return [startsOn, endsOn].map((date) => date && new Date(date.utcTime).toISOString().slice(0, 16));
};

describe('an item of the page', () => {
  it('is named by its heading, its link, its bold text, or else by its own words', () => {
    const day = time('2026-05-01');
    expect(read(`<b>Talk</b>, ${day}`).title).toBe('Talk');
    expect(read(`${day} – Talk about clay, <address>Patio</address>`)).toMatchObject({
      title: 'Talk about clay',
      location: 'Patio',
    });
    expect(read(`Talk ${day}<p>About clay</p>`)).toMatchObject({ title: 'Talk', excerpt: 'About clay' });
    // A paragraph that is the whole item is not its description, too.
    expect(read(`<p>Talk ${day}</p>`)).toMatchObject({ title: 'Talk', excerpt: '' });
  });

  it('has times that stand without their day', () => {
    expect(periodOf('2026-05-01T19:00Z', '21:00')).toEqual(['2026-05-01T19:00', '2026-05-01T21:00']);
    expect(periodOf('2026-05-01T22:00+02:00', '02:00')).toEqual(['2026-05-01T20:00', '2026-05-02T00:00']);
    const wallTimes = ['2026-05-01T19:30', '2026-05-01T22:00'].map((wall) =>
      new Date(wall).toISOString().slice(0, 16),
    );
    expect(periodOf('2026-05-01', '19:30', '22:00')).toEqual(wallTimes);
    expect(periodOf('19:30')).toEqual([undefined, undefined]);
    // A time that no clock shows leaves the day as it is.
    expect(periodOf('2026-05-01', '25:00')).toEqual(['2026-05-01T00:00', undefined]);
    // The clocks of Madrid go back in that night.
    expect(
      read(`<b>Talk</b> ${['2026-10-24T22:00', '03:30'].map(time).join(' to ')}`, {
        timeZone: 'Europe/Madrid',
      }).endsOn?.utcTime,
    ).toBe(Date.parse('2026-10-25T02:30Z'));
  });
});
