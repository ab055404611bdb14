/** Readers of elements that consist of pictures. They share the code for slides. */
export { readGalleryBlock } from './gallery-block';
export { readGallerySection } from './gallery-section';
export { readImageLightbox } from './image-lightbox';
export { readIndexGallery } from './index-gallery';
export { readProductGallery } from './product-gallery';
export { readSummary } from './summary';
export { readUserBanner } from './user-banner';
export { readUserList } from './user-list';
