import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hoursOfToday } from '../../../elements/mobile-bar/business-hours';
import { readContacts } from '../../../elements/mobile-bar/contacts';
import { type MobileBarSettings, schema } from '../../../elements/mobile-bar/schema';

/** A Saturday evening in Mexico City, and already Sunday in Madrid. */
const now = new Date('2026-11-22T02:00:00Z');

const hours = (businessHours: unknown, timeZone = 'America/Mexico_City') =>
  hoursOfToday(businessHours, { now, timeZone, locale: 'en' });

const week = {
  saturday: { text: ' 10am to 7pm ', ranges: [{ from: 600, to: 1140 }] },
  sunday: {
    text: '',
    ranges: [
      { from: 600, to: 840 },
      { from: 960, to: 1080 },
    ],
  },
};

describe('the hours of today', () => {
  it('are those of the day at the place', () => {
    expect(hours(week)).toBe('10am to 7pm');
    expect(hours(week, 'Europe/Madrid')?.replaceAll('\u202f', ' ')).toBe('10:00 AM–2:00 PM, 4:00 PM–6:00 PM');
  });

  it('may end after midnight', () => {
    const evening = (to: number) =>
      hours({ saturday: { ranges: [{ from: 1080, to }] } })?.replaceAll('\u202f', ' ');
    expect(evening(120)).toBe('6:00 PM–2:00 AM');
    expect(evening(1560)).toBe('6:00 PM–2:00 AM');
    expect(evening(0)).toBe('6:00 PM–12:00 AM');
  });

  it('are empty on a day without hours, where another day has some', () => {
    expect(hours({ ...week, saturday: { text: '', ranges: [{}] } })).toBe('');
    expect(hours({ sunday: week.sunday })).toBe('');
  });

  it('are unknown without any, and with content of other types', () => {
    for (const wrong of [
      undefined,
      null,
      5,
      'text',
      [],
      {},
      { saturday: 5 },
      { saturday: { text: 5, ranges: 'x' } },
    ])
      expect(hours(wrong)).toBeUndefined();
    expect(
      hours({ saturday: { ranges: [null, { from: 'x', to: 1 }, { from: 600 }, { from: 900, to: 900 }] } }),
    ).toBeUndefined();
  });

  it('do not need a time zone that the browser knows', () => {
    expect(hours(week, 'Mars/Olympus')).toBeTypeOf('string');
  });
});

const read = (own: object, site: Partial<MobileBarSettings> = {}) => readContacts(parse(schema, own), site);

describe('the contacts', () => {
  const site = {
    contactEmail: 'a@example.com',
    contactPhoneNumber: '55',
    location: parse(schema, { location: { addressTitle: 'Shop', addressLine1: 'Street 1' } }).location,
  };

  it('come from the site, and each can be switched off there', () => {
    expect(read({}, site)).toMatchObject({
      theme: 'light',
      email: 'a@example.com',
      phone: '55',
      place: 'Shop, Street 1',
      isOwn: false,
    });
    const off = {
      isContactEmailEnabled: false,
      isContactPhoneNumberEnabled: false,
      isLocationEnabled: false,
      isBusinessHoursEnabled: false,
    };
    expect(read({}, { ...site, businessHours: week, mobileInfoBarSettings: off as never })).toMatchObject({
      email: '',
      phone: '',
      place: '',
      businessHours: undefined,
    });
  });

  it('show where the element switches them on again', () => {
    const off = { isContactEmailEnabled: false, isContactPhoneNumberEnabled: false };
    const own = { mobileInfoBarSettings: { isContactEmailEnabled: true } };
    expect(read(own, { ...site, mobileInfoBarSettings: off as never })).toMatchObject({
      email: 'a@example.com',
      phone: '',
      isOwn: false,
    });
  });

  it('of the element win', () => {
    expect(read({ contactEmail: 'b@example.com' }, site)).toMatchObject({
      email: 'b@example.com',
      isOwn: true,
    });
  });

  it('have a place that is a position where there is no address', () => {
    expect(read({ location: { addressTitle: 'Shop', mapLat: 1.5, mapLng: -2 } }).place).toBe('1.5,-2');
    expect(read({ location: { addressTitle: 'Shop' } }).place).toBe('');
    expect(read({ location: { addressLine2: 'Oaxaca', mapLat: 1.5, mapLng: -2 } }).place).toBe('Oaxaca');
  });

  it.each([
    ['1', 'none'],
    ['none', 'none'],
    ['2', 'light'],
    ['3', 'dark'],
    ['dark', 'dark'],
    [undefined, 'light'],
  ])('with the style %s have the theme %s', (style, theme) => {
    expect(read({ style }).theme).toBe(theme);
  });
});
