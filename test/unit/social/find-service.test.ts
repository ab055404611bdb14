// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { iconFiles } from '../../../src/build/author-files/icon-files';
import { findService } from '../../../src/features/social/find-service';
import { services } from '../../../src/features/social/services';

describe('the service of a link', () => {
  it.each([
    ['https://www.instagram.com/taller', 'instagram'],
    ['https://m.facebook.com/taller', 'facebook'],
    ['https://youtu.be/abc', 'youtube'],
    ['https://music.youtube.com/channel/1', 'youtubemusic'],
    ['https://twitter.com/taller', 'x'],
    ['https://x.com/taller', 'x'],
    ['https://www.tripadvisor.com.mx/taller', 'tripadvisor'],
    ['https://www.google.com/maps/place/taller', 'googlemaps'],
    ['https://wa.me/525500', 'whatsapp'],
    ['mailto:hola@taller.example', 'mail'],
    ['tel:+525500', 'phone'],
    ['/blog?format=rss', 'rss'],
    ['https://notinstagram.com/taller', undefined],
    ['https://instagram.com.evil.example/', undefined],
    ['https://taller.example', undefined],
  ])('%s is %s', (url, expected) => {
    expect(findService({ url, service: '' })).toBe(expected);
  });

  it.each([
    ['You Tube', 'youtube'],
    ['TWITTER', 'x'],
    ['Last.fm', 'lastdotfm'],
    ['constructor', undefined],
  ])('named %j is %s', (service, expected) => {
    expect(findService({ url: 'https://taller.example', service })).toBe(expected);
  });
});

it('each service has an icon', () => {
  expect(iconFiles().map(([file]) => file)).toEqual(Object.keys(services).map((name) => `icons/${name}.js`));
});
