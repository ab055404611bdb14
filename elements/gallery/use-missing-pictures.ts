import type { BlockHost } from '../../src/core/block-host';
import { hasOwnContent } from '../../src/core/host-content';
import { useError } from '../../src/hooks/use-error';
import { useWarning } from '../../src/hooks/use-warning';
import { hasPicture, type Slide } from './slides';

const problem = 'No images: expected <figure>, <img> or <picture> children, or `items` with a `src` each.';

/** Tells the author that a gallery with slides or other content has no pictures. Slides of text can be meant: a warning. */
export const useMissingPictures = (host: BlockHost, slides: Slide[]): void => {
  const [first] = slides;
  const hasItems = !!first && 'item' in first;
  const isMissing = !slides.some(hasPicture) && (hasItems || hasOwnContent(host));
  const isTextSlides = !!first && !hasItems;
  const shown = hasItems ? 'Placeholders show.' : "The element's own content shows.";
  useError(host, isMissing && !isTextSlides ? `${problem} ${shown}` : undefined);
  useWarning(host, isMissing && isTextSlides ? `${problem} The children show without pictures.` : undefined);
};
