import { useEffect, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { useSlottedEvent } from '../../src/hooks/use-slotted-event';
import type { ImageSettings } from './schema';

const lightboxBlock = lazyImport(() => import('../lightbox/index'));

/** `<az-lightbox>` as this block uses the element. */
interface LightboxElement extends HTMLElement {
  source(): { entries: unknown[]; thumbnailOf(): Element | null };
  theme: 'dark' | 'light' | undefined;
  /** Resolves when the element has rendered. */
  ready: Promise<unknown>;
  open(index?: number): boolean;
}

/**
 * Adds a lightbox to the shadow root of the image.
 * @throws the browser's error where the lightbox cannot be loaded
 */
const createLightbox = async (root: ShadowRoot): Promise<LightboxElement> => {
  await lightboxBlock.load();
  const lightbox = document.createElement('az-lightbox') as LightboxElement;
  lightbox.setAttribute('loading', 'eager');
  // The page hears one `az-ready`, that of the image.
  lightbox.addEventListener('az-ready', (event) => event.stopPropagation());
  root.append(lightbox);
  return lightbox;
};

interface LightboxButtonProps {
  host: BlockHost;
  settings: ImageSettings;
  /** The page's own picture; null for a picture from settings. */
  image: HTMLImageElement | null;
  label: string;
}

/** Whether an event is for the picture itself: for no link around the picture, and for nothing in the open lightbox. */
const isOnPicture = (event: Event): boolean => {
  const path = event.composedPath() as Element[];
  const isElsewhere = path.some((node) => node.matches?.('a[href],az-lightbox'));
  return !event.defaultPrevented && !isElsewhere && path.some(({ localName }) => localName === 'img');
};

/** Opens the picture in a lightbox: by its button, and by a click on the picture, unless that is a link. */
export const LightboxButton = ({ host, settings, image, label }: LightboxButtonProps) => {
  const lightboxRef = useRef<Promise<LightboxElement>>(undefined);

  const open = async (): Promise<void> => {
    const root = host.shadowRoot;
    if (!root) return;
    const { src, alt, width, height, title, subtitle, lightboxTheme } = settings;
    try {
      lightboxRef.current ??= createLightbox(root);
      const lightbox = await lightboxRef.current;
      const entry = src
        ? { src, alt, width, height, title, description: subtitle }
        : (image?.closest('figure') ?? image);
      lightbox.theme = lightboxTheme;
      lightbox.source = () => ({
        entries: entry ? [entry] : [],
        thumbnailOf: () => (src ? root.querySelector('[part=image]') : image),
      });
      await lightbox.ready;
      lightbox.open(0);
    } catch (error) {
      // The next press tries again.
      lightboxRef.current = undefined;
      host.report(error);
    }
  };
  useEffect(
    () => () => {
      lightboxRef.current?.then((lightbox) => lightbox.remove());
      lightboxRef.current = undefined;
    },
    [],
  );
  useSlottedEvent(host, 'click', (event) => {
    if (isOnPicture(event)) open();
  });

  return (
    <button type="button" part="open" aria-label={label} aria-haspopup="dialog" onClick={open}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
      </svg>
    </button>
  );
};
