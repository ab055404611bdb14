import type { RefObject } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { isPlainClick } from '../../src/core/util/modifier-keys';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { useInnerLightbox } from '../../src/hooks/use-inner-lightbox';
import type { ImageSettings } from './schema';

const lightboxBlock = lazyImport(() => import('../lightbox/index'));

interface EnlargeButtonProps {
  host: BlockHost;
  settings: ImageSettings;
  /** The page's own picture; null for a picture from settings. */
  image: HTMLImageElement | null;
  /** The picture that is rendered from settings. */
  renderedImage: RefObject<HTMLImageElement | null>;
  label: string;
}

/** Whether an event is for the picture itself, rather than for a link around the picture or for the open lightbox. */
const isOnPicture = (event: Event): boolean => {
  const path = event.composedPath() as Element[];
  const isElsewhere = path.some((node) => node.matches?.('a[href],az-lightbox'));
  return !event.defaultPrevented && !isElsewhere && path.some(({ localName }) => localName === 'img');
};

/** Opens the picture in a lightbox: by its button, and by a click on the picture, unless that is a link. */
export const EnlargeButton = ({ host, settings, image, renderedImage, label }: EnlargeButtonProps) => {
  const withLightbox = useInnerLightbox(host, lightboxBlock);

  const open = (): void => {
    const { src, alt, width, height, title, subtitle, lightboxTheme } = settings;
    const entry = src
      ? { src, alt, width, height, title, description: subtitle }
      : (image?.closest('figure') ?? image);
    withLightbox((lightbox) => {
      lightbox.theme = lightboxTheme;
      lightbox.source = () => ({
        entries: entry ? [entry] : [],
        thumbnailOf: () => (src ? renderedImage.current : image),
      });
      lightbox.open();
    });
  };
  useSlottedEvent(host, 'click', (event) => {
    if (isOnPicture(event) && isPlainClick(event)) open();
  });

  return (
    <button type="button" part="open" aria-label={label} aria-haspopup="dialog" onClick={open}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
      </svg>
    </button>
  );
};
