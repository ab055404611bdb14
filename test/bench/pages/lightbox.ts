import { azulejoHead, azulejoNames, bundleHead, type Contestant, flavours, plainName } from './contestant';
import { page } from './page';
import { largeCount, largeHeight, largeWidth, pictureHeight, pictureWidth } from './pictures';

/** Links to large pictures, around small ones: what all lightboxes open. PhotoSwipe wants the sizes in data. */
const thumbs = Array.from(
  { length: largeCount },
  (_, index) =>
    `<a href="/pictures/large/${index}.jpg" data-pswp-width="${largeWidth}" data-pswp-height="${largeHeight}">` +
    `<img src="/pictures/${index}.jpg" width="${pictureWidth}" height="${pictureHeight}" alt="Tile ${index + 1}"></a>`,
).join('\n');

const look =
  '<style>.thumbs { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; } ' +
  'dialog { inset: 0; margin: auto; padding: 0; border: 0; block-size: 80vh; } dialog img { block-size: 100%; inline-size: auto; }</style>';

/** The minimum: a dialog with the picture, without a way to the next one. */
const native = `<dialog><img alt=""></dialog><script>
document.querySelector('.thumbs').onclick = (event) => {
  event.preventDefault();
  document.querySelector('dialog img').src = event.target.closest('a').href;
  document.querySelector('dialog').showModal();
};
</script>`;

const plain = `<div class="thumbs">${thumbs}</div>`;

const rivals = [
  { name: 'PhotoSwipe', kind: 'photoswipe', bundle: 'photoswipe-lightbox' },
  { name: 'GLightbox', kind: 'glightbox', bundle: 'glightbox-lightbox' },
  { name: 'yet-another-react-lightbox', kind: 'yarl', bundle: 'yarl-lightbox' },
] as const;

/** Eight small pictures that open large ones. */
export const lightboxPages: Contestant[] = [
  { name: plainName, kind: 'plain', html: page({ head: look, body: plain + native }) },
  ...rivals.map(
    ({ name, kind, bundle }): Contestant => ({
      name,
      kind,
      html: page({ head: look + bundleHead(bundle), body: plain }),
    }),
  ),
  ...flavours.map(
    (flavour): Contestant => ({
      name: azulejoNames[flavour],
      kind: 'azulejo',
      html: page({
        head: look + azulejoHead(flavour),
        body: `<az-lightbox class="thumbs">${thumbs}</az-lightbox>`,
      }),
    }),
  ),
];
