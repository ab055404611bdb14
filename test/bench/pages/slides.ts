import { azulejoHead, azulejoNames, bundleHead, type Contestant, flavours, plainName } from './contestant';
import { page } from './page';
import { pictureCount, pictureHeight, pictureWidth } from './pictures';

const picture = (index: number): string =>
  `<img src="/pictures/${index % pictureCount}.jpg" width="${pictureWidth}" height="${pictureHeight}" alt="Tile ${index + 1}" loading="lazy">`;

/** A strip of pictures: three are visible at once, and the strip moves by three. */
interface Strip {
  name: string;
  kind: Contestant['kind'];
  head?: string;
  open: string;
  /** The start tag around each picture, without its brackets. */
  tag: string;
  close: string;
}

const native: Strip = {
  name: plainName,
  kind: 'plain',
  open: '<div class="strip">',
  tag: 'figure',
  close: '</div>',
};

const rivals: Strip[] = [
  {
    name: 'Embla',
    kind: 'embla',
    head: bundleHead('embla-strip'),
    open: '<div class="embla"><div class="embla__container">',
    tag: 'figure',
    close: '</div></div>',
  },
  {
    name: 'Splide',
    kind: 'splide',
    head: bundleHead('splide-strip'),
    open: '<div class="splide" aria-label="Tiles"><div class="splide__track"><div class="splide__list">',
    tag: 'div class="splide__slide"',
    close: '</div></div></div>',
  },
  {
    name: 'Swiper',
    kind: 'swiper-strip',
    head: bundleHead('swiper-strip'),
    open: '<div class="swiper"><div class="swiper-wrapper">',
    tag: 'div class="swiper-slide"',
    close: '</div></div>',
  },
];

const own = flavours.flatMap((flavour): Strip[] => {
  const strip = {
    kind: 'azulejo' as const,
    head: azulejoHead(flavour),
    tag: 'figure',
    close: '</az-gallery>',
  };
  return [
    { ...strip, name: azulejoNames[flavour], open: '<az-gallery design="carousel">' },
    { ...strip, name: `${azulejoNames[flavour]}, slider`, open: '<az-gallery design="slider">' },
  ];
});

const htmlOf = ({ open, tag, close }: Strip, count: number): string => {
  const end = tag.split(' ')[0];
  const slides = Array.from({ length: count }, (_, index) => `<${tag}>${picture(index)}</${end}>`);
  return `${open}${slides.join('')}${close}`;
};

const warmingCount = 6;

/**
 * A page with a small gallery, which loads the contestant's code, and a template with a gallery of `count` slides, which the
 * probe puts before the small one.
 */
const putPage =
  (count: number) =>
  (strip: Strip): Contestant => ({
    name: strip.name,
    kind: strip.kind,
    html: page({
      head: strip.head ?? '',
      body: `${htmlOf(strip, warmingCount)}<template>${htmlOf(strip, count)}</template>`,
    }),
  });

export const slidePages = (count: number): Contestant[] => [native, ...rivals, ...own].map(putPage(count));

/** More slides than the rivals are made for: they take no part. */
export const tenThousandPages: Contestant[] = [native, ...own].map(putPage(10_000));

const swipedCount = 40;
/** So narrow that a swipe of 450 px passes the middle of a group: it means the next group to every contestant. */
const narrow = '<style>body { max-inline-size: 640px; }</style>';

/** All pictures load before the first swipe: a later one would cause a layout during a swipe. */
const swipeHtml = (strip: Strip): string => htmlOf(strip, swipedCount).replaceAll(' loading="lazy"', '');

export const swipePages: Contestant[] = [native, ...rivals, ...own].map((strip) => ({
  name: strip.name,
  kind: strip.kind,
  html: page({ head: `${strip.head ?? ''}${narrow}`, body: swipeHtml(strip) }),
}));
