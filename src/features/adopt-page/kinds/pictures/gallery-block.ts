import { isTrue, pick, type SavedData } from '../../parse-data';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { blockJson } from '../block-json';
import type { Read } from '../kind';
import { figuresOf, whyGalleryStays } from './slide';

/** Saved setting -> attribute of the gallery. */
const attributeNames: Record<string, string> = {
  design: 'design',
  newWindow: 'new-window',
  'aspect-ratio': 'tile-aspect-ratio',
  aspectRatio: 'aspectratio',
  'auto-crop': 'auto-crop',
  'square-thumbs': 'square-thumbs',
  'thumbnails-per-row': 'thumbnails-per-row',
  padding: 'padding',
  lightbox: 'lightbox',
  lightboxTheme: 'lightbox-theme',
  'show-meta': 'show-meta',
  'meta-position': 'meta-position',
  'show-meta-on-hover': 'show-meta-on-hover',
  autoplay: 'autoplay',
  'autoplay-duration': 'autoplay-duration',
  controls: 'controls',
  'active-alignment': 'active-alignment',
  vSize: 'v-size',
};

/** Only a slideshow has a strip of thumbnails. Galleries of other designs keep these settings from when they were a slideshow. */
const stripNames = ['thumbnails', 'thumbnail-strip-height', 'thumbnail-strip-margin'];

/** The strip that the builder's script controls. It stands beside the container of the slides. */
const stripSelector = '.sqs-gallery-thumbnails';

/** Settings from classes such as `sqs-gallery-block-grid` and `sqs-gallery-thumbnails-per-row-3`, where the JSON is gone. */
const dataFromClasses = (container: Element): SavedData => {
  const classes = container.className;
  const wordIn = (pattern: RegExp): string | undefined => pattern.exec(classes)?.[1];
  return {
    design: wordIn(/\bsqs-gallery-block-(grid|slideshow|slider|stacked)\b/),
    'aspect-ratio': wordIn(/\bsqs-gallery-aspect-ratio-([\w-]+)/),
    'thumbnails-per-row': wordIn(/\bsqs-gallery-thumbnails-per-row-(\d+)/),
    controls: /\bsqs-gallery-has-controls\b/.test(classes) || undefined,
    thumbnails: /\bsqs-gallery-has-thumbnails\b/.test(classes) || undefined,
  };
};

export const readGalleryBlock: Read = (element, page) => {
  const container = element.querySelector('.sqs-gallery-container') ?? element.querySelector('.sqs-gallery');
  if (!container) return emptyReason('pictures');
  const reason = whyGalleryStays(container, page);
  if (reason) return reason;
  const saved = { ...dataFromClasses(container), ...blockJson(element) };
  // By default, a gallery block with the design grid has a lightbox.
  const settings = {
    lightbox: false,
    ...pick(saved, Object.keys(attributeNames)),
    ...(saved.design === 'slideshow' ? pick(saved, stripNames) : {}),
  };
  return {
    target: container,
    attributes: toAttributes(settings, attributeNames),
    content() {
      element.querySelector(stripSelector)?.remove();
      return figuresOf(container, { hasLightbox: isTrue(settings.lightbox) });
    },
  };
};
