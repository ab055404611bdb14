import { type UIEvent, useEffect, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useInnerLightbox } from '../../src/hooks/use-inner-lightbox';
import { useStyles } from '../../src/hooks/use-styles';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { Picture, type PictureProps, type ProductItem, responsiveModule } from './picture';
import styles from './picture-gallery.css';
import type { ProductText } from './product-text';

const lightboxBlock = lazyImport(() => import('../lightbox/index'));

interface PictureGalleryProps extends Omit<PictureProps, 'item'> {
  productId: string;
  items: ProductItem[];
  text: ProductText;
  host: BlockHost;
  /** The id of the chosen variant's picture; "" without one. */
  variantPictureId: string;
}

/** Several pictures in a strip that the browser scrolls, with thumbnails, and a lightbox for the large pictures. */
export const PictureGallery = (props: PictureGalleryProps) => {
  const { productId, items, title, text, sizeFormat, host, variantPictureId } = props;
  useStyles(host, styles);
  const [currentIndex, setCurrentIndex] = useVisitorState(host, `picture of ${productId}`, () => 0);
  const withLightbox = useInnerLightbox(host, lightboxBlock);
  const stripRef = useRef<HTMLDivElement>(null);

  const scrollToPicture = (index: number, behavior: ScrollBehavior): void => {
    const strip = stripRef.current;
    const slide = strip?.children[index];
    if (!strip || !slide) return;
    // Scrolling by a distance works in both text directions, and moves only the strip.
    const left = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    strip.scrollBy({ left, behavior });
  };
  const goToPicture = (index: number): void =>
    scrollToPicture(index, prefersReducedMotion() ? 'instant' : 'smooth');

  // An element that comes back to the page shows the picture that it has shown before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (currentIndex > 0) scrollToPicture(currentIndex, 'instant');
  }, []);

  const previousPictureId = useRef(variantPictureId);
  useEffect(() => {
    if (variantPictureId === previousPictureId.current) return;
    previousPictureId.current = variantPictureId;
    const index = variantPictureId ? items.findIndex(({ id }) => id === variantPictureId) : -1;
    if (index >= 0) goToPicture(index);
  });

  const handleScroll = ({ currentTarget: strip }: UIEvent<HTMLElement>): void =>
    setCurrentIndex(Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1)));

  const enlarge = (): unknown =>
    withLightbox((lightbox) => {
      lightbox.source = () => ({
        entries: items.map(({ src, alt, width, height }) => ({ src, alt: alt || title, width, height })),
        thumbnailOf: (index) => stripRef.current?.children[index]?.querySelector('img'),
        srcsetOf: (index) => {
          const item = items[index];
          const hasSizes = item && sizeFormat !== 'none';
          return hasSizes ? (responsiveModule.loaded?.productSrcset(item, sizeFormat) ?? '') : '';
        },
      });
      lightbox.open(currentIndex);
    });

  return (
    <>
      <div className="stage">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          part="pictures"
          role="group"
          aria-label={text('pictures')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the strip with the arrow keys
          tabIndex={0}
          onScroll={handleScroll}
          ref={stripRef}
        >
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be the same
            <div key={index}>
              <Picture item={item} title={title} sizeFormat={sizeFormat} />
            </div>
          ))}
        </div>
        <button
          type="button"
          part="enlarge"
          aria-label={text('enlarge')}
          aria-haspopup="dialog"
          onClick={enlarge}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
          </svg>
        </button>
      </div>
      <div part="thumbnails">
        {items.map((item, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be the same
            key={index}
            type="button"
            part={index === currentIndex ? 'thumbnail current' : 'thumbnail'}
            aria-label={text('picture', { number: index + 1, count: items.length })}
            aria-current={index === currentIndex}
            onClick={() => goToPicture(index)}
          >
            <Picture item={{ ...item, alt: '' }} title="" sizeFormat={sizeFormat} />
          </button>
        ))}
      </div>
    </>
  );
};
