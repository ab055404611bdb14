import type { chartVariants } from './variants/chart';
import type { galleryVariants } from './variants/gallery';
import type { imageVariants } from './variants/image';
import type { summaryVariants } from './variants/summary';
import type { tableBookingVariants } from './variants/table-booking';

/** `{ wall: 1005 }` as `{ summaryWall: 1005 }`. */
type Prefixed<Prefix extends string, Codes> = {
  readonly [Name in keyof Codes & string as `${Prefix}${Capitalize<Name>}`]: Codes[Name];
};

/**
 * The designs of all blocks. A block imports only its own codes, so that it loads no others. The numbers are repeated here,
 * because bundlers keep an object that reads properties of others, even in a page that imports another enumeration. The types
 * require that each number equals that of the block.
 */
export const blockVariants: Prefixed<'gallery', typeof galleryVariants> &
  Prefixed<'summary', typeof summaryVariants> &
  Prefixed<'chart', typeof chartVariants> &
  Prefixed<'image', typeof imageVariants> &
  Prefixed<'tableBooking', typeof tableBookingVariants> = {
  gallerySlideshow: 1000,
  galleryCarousel: 1002,
  galleryGrid: 1003,
  galleryStack: 1004,
  summaryWall: 1005,
  summaryCarousel: 1006,
  summaryList: 1007,
  summaryGrid: 1008,
  chartBar: 1009,
  chartLine: 1010,
  chartPie: 1011,
  imageInline: 1012,
  imagePoster: 1013,
  imageCard: 1014,
  imageOverlap: 1015,
  imageCollage: 1016,
  imageStack: 1017,
  tableBookingReservations: 1018,
  tableBookingEvents: 1019,
};
