import { azulejoContestants, bundleHead, type Contestant, plainName } from './contestant';
import { page } from './page';
import { pictureCount } from './pictures';

const rowPictureCount = 200;
/** Wide, square, tall and in between; what is inside is stretched to it. */
const widths = [300, 200, 134, 400, 250];
const height = 200;

interface Photo {
  src: string;
  width: number;
  height: number;
  alt: string;
}

const photos = Array.from(
  { length: rowPictureCount },
  (_, index): Photo => ({
    src: `/pictures/${index % pictureCount}.jpg`,
    width: widths[index % widths.length] as number,
    height,
    alt: `Tile ${index + 1}`,
  }),
);

const figure = ({ src, width, alt }: Photo): string =>
  `<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></figure>`;

const ownRatio = (html: string, { width }: Photo): string =>
  html.replace('<figure', `<figure style="--ratio: ${width / height}"`);

const figures = photos.map(figure).join('\n');

/** Justified rows. Plain HTML has a style on each picture. */
export const rowPages: Contestant[] = [
  {
    name: plainName,
    kind: 'plain',
    html: page({
      body: `<div class="rows">${photos.map((photo) => ownRatio(figure(photo), photo)).join('\n')}</div>`,
    }),
  },
  {
    name: 'react-photo-album',
    kind: 'album',
    html: page({
      head: bundleHead('album-rows'),
      body: `<div id="root"></div><script type="application/json" id="photos">${JSON.stringify(photos)}</script>`,
    }),
  },
  ...azulejoContestants(`<az-gallery design="autorows">${figures}</az-gallery>`),
];
