/** What is made of pictures, which share the code for slides. */
export { readGalleryBlock } from './gallery-block';
export { readGallerySection } from './gallery-section';
export { readImageLightbox } from './image-lightbox';
export { readSummary } from './summary';
