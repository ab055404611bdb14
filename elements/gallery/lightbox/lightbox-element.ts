import { emit } from '../../../src/core/emit';
import { lazyImport } from '../../../src/core/lazy-import';
import { safeImageUrl } from '../../../src/core/util/safe-url';
import { captionOf } from '../own-caption';
import { itemsModule } from '../slide-content';
import { type GalleryPropsRef, imageOfSlide, isTiled, shadowRootOf } from './slide-lookup';

const lightboxBlock = lazyImport(() => import('../../lightbox/index'));

type LightboxModule = Awaited<ReturnType<typeof lightboxBlock.load>>;
type LightboxElement = Awaited<ReturnType<LightboxModule['createLightbox']>>;

/** Controls the lightbox of a gallery. */
export interface LightboxController {
  /** Adds the element, before the visitor opens the lightbox. */
  load(): void;
  /** Opens the lightbox at a slide, unless the page cancels `az-open`. */
  open(index: number): void;
}

/** `srcset` of a picture from `items`; "" where there is one size. */
const slideSrcset = ({ current }: GalleryPropsRef, index: number): string => {
  const slide = current.slides[index];
  const { sizeFormat } = current.settings;
  if (!slide || !('item' in slide) || sizeFormat === 'none' || !safeImageUrl(slide.item.src)) return '';
  const { sizedSources, srcsetOf } = itemsModule.loaded ?? {};
  return srcsetOf && sizedSources ? srcsetOf(sizedSources(slide.item.src, sizeFormat, slide.item.width)) : '';
};

/**
 * Controls the `<az-lightbox>` in a gallery, and adds it when the visitor is about to open it. The gallery follows the slide of
 * the lightbox.
 */
export const createLightboxElement = (gallery: GalleryPropsRef, signal: AbortSignal): LightboxController => {
  let pending: Promise<LightboxElement | undefined> | undefined;
  /** The slide that the lightbox has shown last. */
  let lastIndex = 0;

  /** The slides as they are now. */
  const currentSource = (): ReturnType<LightboxElement['source']> => ({
    entries: gallery.current.slides.map((slide) => ('element' in slide ? slide.element : slide.item)),
    thumbnailOf: (index: number) => imageOfSlide(gallery, index),
    srcsetOf: (index: number) => slideSrcset(gallery, index),
    captionOf: (index: number) => {
      const slide = gallery.current.slides[index];
      return slide && 'element' in slide ? captionOf(slide.element) : undefined;
    },
    // A gallery that shows one slide at a time writes its own slide into the address.
    isLinked: isTiled(gallery),
  });
  const currentSettings = () => {
    const { lightboxTheme: theme, history, loop } = gallery.current.settings;
    return { theme, history, loop: loop || undefined };
  };
  const goTo = (index: number): void => {
    lastIndex = index;
    gallery.current.engine.request(index);
  };
  /** A mouse that clicks a picture focuses nothing: the next Tab would begin at the top of the page, far from the picture. */
  const focusLastSlide = (): void => {
    const root = shadowRootOf(gallery);
    // The browser takes the focus from the closed dialog a moment later.
    const isInLightbox = root.activeElement?.localName === 'az-lightbox';
    if (!isInLightbox && document.activeElement !== document.body) return;
    // One for each slide, or that of the current slide.
    const buttons = root.querySelectorAll<HTMLElement>('[part="enlarge"]');
    (buttons[lastIndex] ?? buttons[0])?.focus({ preventScroll: true });
  };

  const create = async (): Promise<LightboxElement> => {
    const { createLightbox } = await lightboxBlock.load();
    return createLightbox(shadowRootOf(gallery), {
      ...currentSettings(),
      source: currentSource,
      onOpen(index) {
        lastIndex = index;
        return emit(gallery.current.host, 'az-open', { detail: { index }, cancelable: true });
      },
      onChange: goTo,
      onClose: focusLastSlide,
    });
  };
  const load = (): Promise<LightboxElement | undefined> => {
    pending ??= create().catch((error) => {
      // The next click tries again.
      pending = undefined;
      // The hosted builder's message, which its users may search for.
      console.warn('[azulejo] lightboxify is not available in this tier!', error);
      return undefined;
    });
    return pending;
  };
  signal.addEventListener('abort', () => pending?.then((element) => element?.remove()));

  return {
    load,
    async open(index) {
      const element = await load();
      if (!element || signal.aborted) return;
      Object.assign(element, currentSettings());
      // The gallery goes second, so that the lightbox is the first to write its slide into the address.
      if (element.open(index)) goTo(index);
    },
  };
};
