import { isTrue, pick } from '../parse-data';
import { blockJson } from './block-json';
import { picturesIn } from './element';
import type { Kind } from './kind';
import { slidesOf } from './slide';

/** Names of settings that the gallery knows as they are saved. */
const settings = [
  'design',
  'newWindow',
  'aspect-ratio',
  'aspectRatio',
  'auto-crop',
  'square-thumbs',
  'thumbnails-per-row',
  'padding',
  'lightbox',
  'lightboxTheme',
  'show-meta',
  'meta-position',
  'show-meta-on-hover',
  'autoplay',
  'autoplay-duration',
  'controls',
  'thumbnails',
  'thumbnail-strip-height',
  'thumbnail-strip-margin',
  'active-alignment',
  'vSize',
  'transition',
];

/** `sqs-gallery-block-grid` and `sqs-gallery-thumbnails-per-row-3` say the same where the JSON is gone. */
const dataFromClasses = (container: Element): Record<string, unknown> => {
  const classes = container.className;
  const wordIn = (pattern: RegExp): string | undefined => pattern.exec(classes)?.[1];
  return {
    design: wordIn(/\bsqs-gallery-block-(grid|slideshow|slider|stacked)\b/),
    'aspect-ratio': wordIn(/\bsqs-gallery-aspect-ratio-([\w-]+)/),
    'thumbnails-per-row': wordIn(/\bsqs-gallery-thumbnails-per-row-(\d+)/),
    controls: /\bsqs-gallery-has-controls\b/.test(classes) || undefined,
  };
};

export const galleryBlock: Kind = {
  kind: 'gallery-block',
  selector: '.sqs-block-gallery',
  block: 'gallery',
  read(element) {
    const container =
      element.querySelector('.sqs-gallery-container') ?? element.querySelector('.sqs-gallery');
    if (!container || picturesIn(container).length === 0) return { why: 'There are no pictures in it.' };
    const data = pick({ ...dataFromClasses(container), ...blockJson(element) }, settings);
    if (data.design === 'grid' && data.lightbox === undefined) data.lightbox = false;
    return {
      target: container,
      data,
      content: () => slidesOf(container, { hasLightbox: isTrue(data.lightbox) }),
    };
  },
};
