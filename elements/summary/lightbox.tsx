import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { isPlainClick } from '../../src/core/util/modifier-keys';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { useInnerLightbox } from '../../src/hooks/use-inner-lightbox';
import type { Entry } from './entries';
import type { SummaryText } from './summary-props';

const lightboxBlock = lazyImport(() => import('../lightbox/index'));

const matches = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && node.matches(selector);

interface LightboxProps {
  host: BlockHost;
  entries: Entry[];
}

/** Opens pictures in a lightbox: by a click on a picture, which may be a link, or by a `SummaryEnlargeButton`. Shows nothing. */
export const SummaryLightbox = ({ host, entries }: LightboxProps): null => {
  const withLightbox = useInnerLightbox(host, lightboxBlock);

  /** The rendered tiles, each with its picture: in the page's own article, or in the tile itself. */
  const tiles = (): { tile: Element; image: HTMLImageElement | null }[] => {
    const rendered = host.shadowRoot?.querySelectorAll('[part~="item"],[part~="slide"]') ?? [];
    return [...rendered].map((tile, index) => ({
      tile,
      image: (entries[index]?.element ?? tile).querySelector('img'),
    }));
  };

  const open = (opened: HTMLImageElement): unknown =>
    withLightbox((lightbox) => {
      const images = tiles().flatMap(({ image }) => image ?? []);
      lightbox.source = () => ({ entries: images, thumbnailOf: (index) => images[index] });
      lightbox.open(images.indexOf(opened));
    });

  useSlottedEvent(host, 'click', (event) => {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(host));
    const isPicture = inside.some((node) => matches(node, 'img,[part=enlarge]'));
    // Enter clicks the link around a picture, not the picture.
    const isPictureLink = inside.slice(0, 1).some((node) => matches(node, 'a:has(img)'));
    const isOpener = (isPicture || isPictureLink) && !inside.some((node) => matches(node, 'az-lightbox'));
    // A block in an article may have the picture in its shadow root; the click is for that block.
    const image = isOpener && tiles().find(({ tile }) => inside.includes(tile))?.image;
    if (!image || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(image);
  });
  return null;
};

interface EnlargeButtonProps {
  element: HTMLElement;
  text: SummaryText;
}

/**
 * Opens the picture of one of the page's own articles by keyboard; a pointer clicks the picture itself. `SummaryLightbox` handles
 * both clicks. A picture in a link needs no button.
 */
export const SummaryEnlargeButton = ({ element, text }: EnlargeButtonProps) => {
  const image = element.querySelector('img');
  if (!image || image.closest('a[href]')) return null;
  const name = image.alt || element.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
  return (
    <button
      type="button"
      part="enlarge"
      aria-label={name ? `${text('enlarge')}: ${name}` : text('enlarge')}
      aria-haspopup="dialog"
    />
  );
};
