/**
 * Slides from data, and all that a script does to pictures: loading, sizing, positioning, links around slides, and the markup of
 * saved pages. A gallery of plain `<img src>` does not load this module.
 * @module
 */
export { preload } from '../../../src/features/media/near-viewport';
export { sizedSources, srcsetOf } from '../../../src/features/media/srcset';
export { ItemSlideView } from './item-slide';
export { itemVideoRatio } from './item-video-ratio';
export { linkOwnSlide } from './link-own-slide';
export { wrapSavedVideos } from './saved-videos';
export { setUpOwnImage } from './set-up-image';
