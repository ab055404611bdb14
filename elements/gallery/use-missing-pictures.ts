import type { BlockHost } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import type { GalleryItem } from './schema';
import { hasItemPicture, hasPicture, type Slide } from './slides';

const problem = 'No images: expected <figure>, <img> or <picture> children, or `items` with a `src` each.';

/** A gallery that was not closed ends with its parent, so that no text follows it, not even a line break. */
const unclosed = 'HTML ignores the slash of <az-gallery />: close it by </az-gallery>.';

interface GalleryContent {
  items: GalleryItem[];
  /** Of `items`, or of the element's children. */
  slides: Slide[];
}

/**
 * Tells the author that a gallery with slides or other content has no pictures. Slides of text may be intended, so they cause
 * only a warning.
 */
export const useMissingPictures = (host: BlockHost, { items, slides }: GalleryContent): void => {
  const [first] = slides;
  const hasItems = items.length > 0;
  const isMissing = hasItems ? !items.some(hasItemPicture) : !slides.some(hasPicture) && hasOwnContent(host);
  const isTextSlides = !!first && !hasItems;
  const consequence = first && 'item' in first ? 'Placeholders show.' : "The element's own content shows.";
  useError(host, isMissing && !isTextSlides ? `${problem} ${consequence}` : undefined);
  const textSlides = `${problem} The children show without pictures.${host.nextSibling ? '' : ` ${unclosed}`}`;
  useWarning(host, isMissing && isTextSlides ? textSlides : undefined);
};
