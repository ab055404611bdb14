import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasLightbox } from '../../../elements/gallery/read-settings';
import { type GallerySettings, schema } from '../../../elements/gallery/schema';

const defaults: GallerySettings = parse(schema, {});

describe('the defaults of a gallery', () => {
  // A setting that is undefined has another default in each design, which the browser suites measure.
  it.each<[string, Partial<GallerySettings>]>([
    ['is stacked', { design: 'stacked' }],
    [
      'has four in a row of a grid, 20 px apart',
      { thumbnailsPerRow: 4, padding: 20, squareThumbs: undefined },
    ],
    ['crops, in the shape of each picture', { autoCrop: true, imageAspectRatio: 'Auto', aspectRatio: 0 }],
    [
      'has columns of 250 px at least',
      { columnWidth: 250, columnWidthBehavior: 'min', gutter: undefined, mixedContent: false },
    ],
    ['has rows of 250 px', { rowHeight: 250 }],
    ['has three slides in a carousel', { slidesPerRow: 3 }],
    [
      'has a strip whose current slide is in the middle, and gives way to the next at a click',
      { vSize: undefined, activeAlignment: 'center', activeSlideClickBehavior: 'next' },
    ],
    [
      'fades, as high as each picture, with what is said at the bottom',
      { transition: 'fade', autoHeight: true, metaPosition: 'bottom', thumbnails: false, speed: undefined },
    ],
    [
      'waits five seconds and goes anywhere, once it plays',
      { autoplay: false, autoplayDuration: 5, randomize: true },
    ],
    [
      'is swiped by whole slides',
      { boundaries: 'inertial', snapPoints: '100%', scrollDirection: 'horizontal' },
    ],
    ['has keys and buttons, and ends', { keyboard: true, controls: true, loop: false, history: false }],
    ['waits with its pictures', { lazyLoad: true, useBgImage: false, sizeFormat: 'none' }],
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
