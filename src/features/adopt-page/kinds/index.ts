import { galleryBlock } from './gallery-block';
import { gallerySection } from './gallery-section';
import { imageLightbox } from './image-lightbox';
import type { Kind } from './kind';

/** All kinds, in the order in which a page is read. */
export const kinds: Kind[] = [imageLightbox, galleryBlock, gallerySection];
