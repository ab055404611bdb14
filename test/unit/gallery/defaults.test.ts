import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasLightbox } from '../../../elements/gallery/read-settings';
import { type GallerySettings, schema } from '../../../elements/gallery/schema';

const defaults: GallerySettings = parse(schema, {});

describe('the defaults of a gallery', () => {
  // A setting that is undefined has another default in each design, which the browser suites measure.
  it.each<[string, Partial<GallerySettings>]>([
    ['the design is stacked', { design: 'stacked' }],
    [
      'a grid has four tiles in a row, 20 px apart',
      { thumbnailsPerRow: 4, padding: 20, squareThumbs: undefined },
    ],
    ['pictures keep their shapes', { autoCrop: true, imageAspectRatio: 'Auto', aspectRatio: 0 }],
    [
      'columns are at least 250 px wide',
      { columnWidth: 250, columnWidthBehavior: 'min', gutter: undefined, mixedContent: false },
    ],
    ['rows are 250 px high', { rowHeight: 250 }],
    ['a carousel shows three slides', { slidesPerRow: 3 }],
    [
      'a slider has the current slide in the middle, and a click on it goes to the next',
      { vSize: undefined, activeAlignment: 'center', activeSlideClickBehavior: 'next' },
    ],
    [
      'a slideshow fades, is as high as each picture, and has captions at the bottom',
      { transition: 'fade', autoHeight: true, metaPosition: 'bottom', thumbnails: false, speed: undefined },
    ],
    [
      'autoplay is off, and shows slides for five seconds in random order',
      { autoplay: false, autoplayDuration: 5, randomize: true },
    ],
    [
      'a swipe moves by whole slides',
      { boundaries: 'inertial', snapPoints: '100%', scrollDirection: 'horizontal' },
    ],
    [
      'keys and buttons are on, loop and history are off',
      { keyboard: true, controls: true, loop: false, history: false },
    ],
    ['one slide loads ahead on each side', { preloadCount: 1 }],
    ['pictures load lazily, in one size', { lazyLoad: true, useBgImage: false, sizeFormat: 'none' }],
  ])('%s', (_, expected) => {
    for (const [key, value] of Object.entries(expected))
      expect(defaults[key as keyof GallerySettings]).toBe(value);
  });

  it.each([
    ['grid', true],
    ['autorows', true],
    ['stacked', false],
    ['autogrid', false],
    ['autocolumns', false],
    ['carousel', false],
    ['slider', false],
    ['slideshow', false],
    ['list', false],
  ])('has a lightbox in grid and auto rows only: %s', (design, isOn) => {
    expect(hasLightbox({ ...defaults, design })).toBe(isOn);
    expect(hasLightbox({ ...defaults, design, lightbox: !isOn })).toBe(!isOn);
  });
});
