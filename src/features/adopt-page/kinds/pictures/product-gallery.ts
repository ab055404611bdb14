import { savedDimensions } from '../../picture-details';
import { picturesIn } from '../element';
import type { Read } from '../kind';
import { figuresOf, whyGalleryStays } from './slide';

/** Copies of the pictures, and buttons, which only the builder's script uses. */
const copySelector =
  '.product-image-zoom-duplicate, .gallery-lightbox-outer-wrapper, .ProductItem-gallery-thumbnails, .ProductItem-gallery-carousel-controls';

const slidesOf = (gallery: Element): Element[] =>
  picturesIn(gallery).filter((image) => !image.closest(copySelector));

/** The height of a picture in percent of its width, as in the gallery's `aspectratio`; "" where the size is unknown. */
const shapeOf = (image: Element | undefined): string => {
  const dimensions = image && savedDimensions(image);
  return dimensions ? String((dimensions.height / dimensions.width) * 100) : '';
};

/** Removes the classes by which the builder's style sheets hide and place a picture, and a reference to a removed text. */
const releaseImage = (image: Element): void => {
  for (const name of ['class', 'aria-describedby']) image.removeAttribute(name);
};

/** The pictures of a product on its own page. A single one shows as it is. */
export const readProductGallery: Read = (gallery, page) => {
  const slides = slidesOf(gallery);
  if (slides.length < 2) return undefined;
  const reason = whyGalleryStays(gallery, page);
  if (reason) return reason;
  return {
    attributes: {
      class: gallery.className,
      design: 'slideshow',
      aspectratio: shapeOf(slides[0]),
      thumbnails: 'true',
      controls: 'true',
      lightbox: 'true',
    },
    builderParts: copySelector,
    content() {
      for (const copy of gallery.querySelectorAll(copySelector)) copy.remove();
      for (const image of slides) releaseImage(image);
      return figuresOf(gallery, { hasLightbox: true });
    },
  };
};
