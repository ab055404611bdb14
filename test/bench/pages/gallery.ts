import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';
import { pictureCount, pictureHeight, pictureWidth } from './pictures';

const picture = (_: unknown, index: number): string =>
  `<img src="/pictures/${index}.jpg" width="${pictureWidth}" height="${pictureHeight}" alt="Tile ${index + 1}" loading="lazy">`;

const pictures = Array.from({ length: pictureCount }, picture);
const wrapped = (tag: string): string => pictures.map((img) => `<${tag}>${img}</${tag}>`).join('\n');

/** A gallery of 40 pictures, 4 in a row. */
export const galleryPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ body: `<div class="grid">${wrapped('figure')}</div>` }) },
  {
    name: 'Swiper element',
    kind: 'swiper',
    html: page({
      head: bundleHead('swiper-gallery'),
      body: `<swiper-container init="false">${wrapped('swiper-slide')}</swiper-container>`,
    }),
  },
  ...azulejoContestants(`<az-gallery design="grid" thumbnails-per-row="4">${wrapped('figure')}</az-gallery>`),
];
