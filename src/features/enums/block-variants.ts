import { chartVariants } from './variants/chart';
import { galleryVariants } from './variants/gallery';
import { imageVariants } from './variants/image';
import { summaryVariants } from './variants/summary';
import { tableBookingVariants } from './variants/table-booking';

/** `{ wall: 1005 }` as `{ summaryWall: 1005 }`. */
type Prefixed<Prefix extends string, Codes> = {
  readonly [Name in keyof Codes & string as `${Prefix}${Capitalize<Name>}`]: Codes[Name];
};

/** The designs of all blocks. A block imports its own codes alone, so that it loads no others. */
export const blockVariants: Prefixed<'gallery', typeof galleryVariants> &
  Prefixed<'summary', typeof summaryVariants> &
  Prefixed<'chart', typeof chartVariants> &
  Prefixed<'image', typeof imageVariants> &
  Prefixed<'tableBooking', typeof tableBookingVariants> = {
  gallerySlideshow: galleryVariants.slideshow,
  galleryCarousel: galleryVariants.carousel,
  galleryGrid: galleryVariants.grid,
  galleryStack: galleryVariants.stack,
  summaryWall: summaryVariants.wall,
  summaryCarousel: summaryVariants.carousel,
  summaryList: summaryVariants.list,
  summaryGrid: summaryVariants.grid,
  chartBar: chartVariants.bar,
  chartLine: chartVariants.line,
  chartPie: chartVariants.pie,
  imageInline: imageVariants.inline,
  imagePoster: imageVariants.poster,
  imageCard: imageVariants.card,
  imageOverlap: imageVariants.overlap,
  imageCollage: imageVariants.collage,
  imageStack: imageVariants.stack,
  tableBookingReservations: tableBookingVariants.reservations,
  tableBookingEvents: tableBookingVariants.events,
};
