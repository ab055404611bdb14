import { emptyReason } from '../../reasons';
import { picturesIn } from '../element';
import type { Read } from '../kind';
import { isRunning } from './is-running';

/** A picture that opens large. WordPress' button lies over it, and does nothing without WordPress' script. */
export const readWordPressImage: Read = (element, page) => {
  // A gallery opens its pictures itself.
  if (element.closest('.wp-block-gallery') || isRunning(element, page)) return undefined;
  const image = picturesIn(element)[0];
  if (!image) return emptyReason('picture');
  // Only the picture, without a link or a button around it: the block does not enlarge pictures in those.
  const picture = image.closest('picture') ?? image;
  return {
    target: picture,
    content: () => {
      for (const button of element.querySelectorAll('.lightbox-trigger')) button.remove();
      return [picture];
    },
  };
};
