import { accordion } from './accordion';
import { form } from './form';
import { galleryBlock } from './gallery-block';
import { gallerySection } from './gallery-section';
import { imageLightbox } from './image-lightbox';
import type { Kind } from './kind';
import { newsletter } from './newsletter';
import { video } from './video';

/** All kinds, in the order in which a page is read. */
export const kinds: Kind[] = [
  imageLightbox,
  galleryBlock,
  gallerySection,
  video,
  accordion,
  form,
  newsletter,
];
