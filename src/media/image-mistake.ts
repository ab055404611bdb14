import { safeImageUrl } from '../util/safe-url';
import type { ImageConfig } from './image-config';

/** What is wrong with what a developer asked for, in the words of gallery 8; undefined where nothing is. */
export const imageMistake = (image: Element, config: ImageConfig): string | undefined => {
  const { source, cropMode, fitAlignment, useAdvancedPositioning } = config;
  if (image?.localName !== 'img') return 'Element is not a valid image element.';
  if (!image.parentNode) return 'Image element has no parentNode.';
  if (!safeImageUrl(source)) return 'Invalid or missing image source.';
  if (cropMode === 'contain' && useAdvancedPositioning && !fitAlignment)
    return 'Missing alignment for content-fit image.';
  return undefined;
};
