import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  bookingPage,
  isRestaurantId,
  openTableScript,
  widgetLanguage,
} from '../../../elements/reservation/open-table';
import { lastDay, widgetScript } from '../../../elements/reservation/widget';

beforeAll(() => vi.stubGlobal('document', { baseURI: 'https://taller.example/' }));

describe('the language of a widget', () => {
  it.each([
    ['es-419', 'es-MX'],
    ['es', 'es-MX'],
    ['en-GB', 'en-US'],
    ['FR', 'fr-CA'],
    // OpenTable has none of these.
    ['pt-BR', 'en-US'],
    ['ar', 'en-US'],
  ])('for a page in %s is %s', (page, widget) => expect(widgetLanguage(page)).toBe(widget));
});

describe('the script of a widget', () => {
  const restaurant = { restaurantId: '412810', language: 'es-MX' };

  it('is OpenTable’s, with the restaurant and the language, and without a frame', () => {
    expect(widgetScript(openTableScript, restaurant)).toBe(
      'https://www.opentable.com/widget/reservation/loader?rid=412810&type=standard&theme=standard&iframe=false&lang=es-MX',
    );
  });

  it('keeps the parameters of another address', () => {
    const address = widgetScript('https://book.example/w.js?color=2', restaurant);
    expect(address).toMatch(/^https:\/\/book\.example\/w\.js\?color=2&rid=412810&/);
  });

  it.each(['', 'kiln', '12"><script>'])('does not exist for the restaurant "%s"', (restaurantId) => {
    expect(isRestaurantId(restaurantId)).toBe(false);
  });
});

it('the page of a restaurant has its number and the language', () => {
  expect(bookingPage({ restaurantId: '7', language: 'en-US' })).toBe(
    'https://www.opentable.com/restref/client/?restref=7&lang=en-US',
  );
});

it('the last day to book is a date of the visitor’s time zone', () => {
  expect(lastDay(30, new Date(2026, 0, 31, 23, 59))).toBe('2026-03-02');
  expect(lastDay(1, new Date(2027, 11, 31))).toBe('2028-01-01');
});
