import { savedDimensions } from '../../picture-details';
import { picturesIn } from '../element';
import type { Read } from '../kind';
import { figuresOf, whyGalleryStays } from './slide';

/** Copies of the pictures that only the builder's script shows, and buttons that only it knows. */
const copies =
  '.product-image-zoom-duplicate, .gallery-lightbox-outer-wrapper, .ProductItem-gallery-thumbnails, .ProductItem-gallery-carousel-controls';

const slidesOf = (gallery: Element): Element[] =>
  picturesIn(gallery).filter((image) => !image.closest(copies));

/** The height of a picture in percent of its width, as a gallery has it. */
const shapeOf = (image: Element | undefined): string => {
  const dimensions = image && savedDimensions(image);
  return dimensions ? String((dimensions.height / dimensions.width) * 100) : '';
};

/** Takes off what the builder's style sheets hide and place. */
const releaseImage = (image: Element): void => {
  for (const name of ['class', 'aria-describedby']) image.removeAttribute(name);
};

/** The pictures of a product on its own page. A single one shows as it is. */
export const readProductGallery: Read = (gallery, page) => {
  const slides = slidesOf(gallery);
  if (slides.length < 2) return undefined;
  const why = whyGalleryStays(gallery, page);
  if (why) return { why };
  return {
    attributes: {
      class: gallery.className,
      design: 'slideshow',
      aspectratio: shapeOf(slides[0]),
      thumbnails: 'true',
      controls: 'true',
      lightbox: 'true',
    },
    builderParts: copies,
    content() {
      for (const copy of gallery.querySelectorAll(copies)) copy.remove();
      for (const image of slides) releaseImage(image);
      return figuresOf(gallery, { hasLightbox: true });
    },
  };
};
