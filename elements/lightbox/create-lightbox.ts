import { innerEventsAttribute } from '../../src/core/emit';
import type { SlideSource } from './slides/slide';

/**
 * `<az-lightbox>` as other blocks use the element: a subset, because these blocks do not offer the other settings. A block that
 * should offer one has a setting `lightbox…` of its own, as `lightboxTheme` of a gallery, and sets the property here.
 */
interface LightboxElement extends HTMLElement {
  theme: 'dark' | 'light' | undefined;
  history: boolean;
  loop: boolean | undefined;
  /** Reads the slides; asked each time the lightbox opens. */
  source: () => SlideSource;
  /** Resolves when the element has rendered. */
  ready: Promise<unknown>;
  /** Opens the lightbox at a slide, from 0. Returns false where there are no slides. */
  open(index?: number): boolean;
}

/** The page hears the events of the block around the lightbox alone. */
const innerEvents = 'az-ready az-open az-change az-close az-error';

interface CreateOptions extends Partial<Pick<LightboxElement, 'theme' | 'history' | 'loop' | 'source'>> {
  /** The lightbox is about to open: by a click, a script, or the page's address. Returning false keeps it closed. */
  onOpen?: (index: number) => boolean;
  /** Another slide shows. */
  onChange?: (index: number) => void;
}

/**
 * Adds a lightbox to the shadow root of another block.
 * @returns the element, when it can open
 */
export const createLightbox = async (
  root: ShadowRoot,
  { onOpen, onChange, ...settings }: CreateOptions = {},
): Promise<LightboxElement> => {
  const lightbox = document.createElement('az-lightbox') as LightboxElement;
  lightbox.setAttribute('loading', 'eager');
  lightbox.setAttribute(innerEventsAttribute, innerEvents);
  lightbox.addEventListener('az-open', (event) => {
    if (onOpen?.((event as CustomEvent).detail.index) === false) event.preventDefault();
  });
  lightbox.addEventListener('az-change', (event) => onChange?.((event as CustomEvent).detail.index));
  root.append(Object.assign(lightbox, settings));
  await lightbox.ready;
  return lightbox;
};
