import { aspectRatioOf } from '../../src/features/media/dimensions';
import { type ColumnOptions, columnWidthPx } from '../../src/features/slides/layouts/columns';
import type { GallerySettings } from './schema';

/** Width divided by height of all pictures; undefined where each picture has its own shape. */
export const imageRatio = ({ imageAspectRatio, aspectRatio }: GallerySettings): number | undefined =>
  aspectRatioOf(imageAspectRatio) ?? (aspectRatio ? 100 / aspectRatio : undefined);

/**
 * The aspect ratio for tiles and sliders. Slideshows and carousels ignore `tileAspectRatio`, which may be left over from another
 * design.
 */
export const tileRatio = (settings: GallerySettings): number | undefined =>
  aspectRatioOf(settings.imageAspectRatio) ?? aspectRatioOf(settings.tileAspectRatio) ?? imageRatio(settings);

/** The columns of auto grid and auto columns. */
export const columnOptionsOf = ({ columnWidth, columnWidthBehavior }: GallerySettings): ColumnOptions => ({
  columnWidth: columnWidthPx(columnWidth),
  columnWidthBehavior,
});

/** The name of a gallery: its `aria-label`, else `name`, with a number if the page has several galleries. */
export const galleryName = (host: Element, name: string): string => {
  if (host.ariaLabel) return host.ariaLabel;
  const galleries = [...(host.getRootNode() as ParentNode).querySelectorAll(host.localName)];
  return galleries.length > 1 ? `${name} ${galleries.indexOf(host) + 1}` : name;
};

/** How long autoplay shows each slide, in ms. `autoplayOptions` is the older form and comes first. */
export const autoplayMs = ({ autoplayOptions, autoplayDuration }: GallerySettings): number =>
  autoplayOptions?.timeout ?? autoplayDuration * 1000;

/** Whether a click on a picture shows it in a lightbox. Default: true in the two designs whose pictures are thumbnails. */
export const hasLightbox = ({ lightbox, design }: GallerySettings): boolean =>
  lightbox ?? (design === 'grid' || design === 'autorows');
