import { innerEventsAttribute } from '../../src/core/emit';
import type { SlideSource } from './slides/slide';

/**
 * The part of `<az-lightbox>` that other blocks use; these blocks do not offer the other settings. To offer one, a block has a
 * setting `lightbox…` of its own, such as `lightboxTheme` of a gallery, and sets the property here.
 */
interface LightboxElement extends HTMLElement {
  theme: 'dark' | 'light' | undefined;
  history: boolean;
  loop: boolean | undefined;
  /** Reads the slides; called each time the lightbox opens. */
  source: () => SlideSource;
  /** Resolves when the element has rendered. */
  ready: Promise<unknown>;
  /** Opens the lightbox at a slide, from 0. Returns false where there are no slides. */
  open(index?: number): boolean;
}

/** Events that do not reach the page, which gets only the events of the block around the lightbox. */
const innerEvents = 'az-ready az-open az-change az-close az-error';

interface CreateOptions extends Partial<Pick<LightboxElement, 'theme' | 'history' | 'loop' | 'source'>> {
  /** Called before the lightbox opens: by a click, a script, or the page's address. Return false to keep it closed. */
  onOpen?: (index: number) => boolean;
  /** Called when another slide shows. */
  onChange?: (index: number) => void;
  /** Called when the lightbox has closed, and the focus is where it was before. */
  onClose?: () => void;
}

/**
 * Adds a lightbox to the shadow root of another block.
 * @returns a promise that resolves to the element when it can open
 */
export const createLightbox = async (
  root: ShadowRoot,
  { onOpen, onChange, onClose, ...settings }: CreateOptions = {},
): Promise<LightboxElement> => {
  const lightbox = document.createElement('az-lightbox') as LightboxElement;
  lightbox.setAttribute('loading', 'eager');
  lightbox.setAttribute(innerEventsAttribute, innerEvents);
  lightbox.addEventListener('az-open', (event) => {
    if (onOpen?.((event as CustomEvent).detail.index) === false) event.preventDefault();
  });
  lightbox.addEventListener('az-change', (event) => onChange?.((event as CustomEvent).detail.index));
  lightbox.addEventListener('az-close', () => onClose?.());
  root.append(Object.assign(lightbox, settings));
  await lightbox.ready;
  return lightbox;
};
