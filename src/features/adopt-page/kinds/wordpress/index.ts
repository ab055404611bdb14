/** Kinds of another builder, WordPress: one list and one file, loaded by pages with its markup. */
import type { Kind } from '../kind';
import { accordionSelector, readWordPressAccordion } from './accordion';
import { readClassicGallery } from './classic-gallery';
import { detailsSelector, readDetails } from './details';
import { readWordPressGallery } from './gallery';
import { readWordPressImage } from './image';

export const wordPressKinds: Kind[] = [
  {
    kind: 'wordpress-gallery',
    selector: '.wp-block-gallery',
    block: 'gallery',
    load: async () => readWordPressGallery,
  },
  {
    kind: 'wordpress-classic-gallery',
    selector: '.gallery[class*="gallery-columns-"]',
    block: 'lightbox',
    load: async () => readClassicGallery,
  },
  {
    kind: 'wordpress-image',
    selector: '.wp-lightbox-container',
    block: 'lightbox',
    load: async () => readWordPressImage,
  },
  {
    kind: 'wordpress-accordion',
    selector: accordionSelector,
    block: 'accordion',
    nests: true,
    load: async () => readWordPressAccordion,
  },
  {
    kind: 'wordpress-details',
    selector: detailsSelector,
    block: 'accordion',
    nests: true,
    load: async () => readDetails,
  },
];
