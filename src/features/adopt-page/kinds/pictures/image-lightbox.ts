import { emptyReason } from '../../reasons';
import { picturesIn } from '../element';
import type { Read } from '../kind';

/** A picture that opens large: a button around it in 7.1, a class of its wrapper in 7.0. */
export const readImageLightbox: Read = (element) => {
  const image = picturesIn(element)[0];
  if (!image) return emptyReason('picture');
  const theme = element.getAttribute('data-lightbox-theme') === 'light' ? 'light' : 'dark';
  // The wrapper of 7.0 gives the picture its place, so it stays around the block. The button of 7.1 cannot stay, because the
  // block makes the picture a button.
  const isButton = element.localName === 'button';
  return {
    target: isButton ? element : image,
    attributes: { theme, class: isButton ? element.className.trim() : '' },
    content: () =>
      isButton
        ? [...element.childNodes].filter(
            (child) => !(child as Element).classList?.contains('v6-visually-hidden'),
          )
        : [image],
  };
};
