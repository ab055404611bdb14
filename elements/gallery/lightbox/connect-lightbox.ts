import { isPlainClick } from '../../../src/core/util/modifier-keys';
import { createLightboxElement, type LightboxController } from './lightbox-element';
import { type GalleryPropsRef, slideIndexOf } from './slide-lookup';

/** A pointer that moves further than this drags, and does not open the lightbox. */
const dragPx = 10;

/** A click and its path: `composedPath()` is empty once the event is over. */
export interface Click {
  event: MouseEvent;
  path: EventTarget[];
}

interface ConnectOptions {
  gallery: GalleryPropsRef;
  /** Ends the connection. */
  signal: AbortSignal;
  /** A click from before this module had loaded. The slides may have moved since. */
  earlyClick: Click | undefined;
}

/** Opens a gallery's pictures in a lightbox that is part of the gallery, when they are clicked. */
export const connectLightbox = ({ gallery, signal, earlyClick }: ConnectOptions): LightboxController => {
  const { host, settings } = gallery.current;
  const { states } = host.internals;
  const lightbox = createLightboxElement(gallery, signal);
  if (signal.aborted) return lightbox;
  /** The last press since this module has loaded. */
  let pointerDown: PointerEvent | undefined;

  /** The index of the slide that a click opens; -1 if the click is for something else. */
  const clickedSlide = ({ event, path }: Click): number => {
    const { clientX, clientY, detail } = event;
    const { clientX: downX, clientY: downY } = pointerDown ?? event;
    const isDrag = detail > 0 && Math.hypot(clientX - downX, clientY - downY) > dragPx;
    if (event.defaultPrevented || !isPlainClick(event) || isDrag) return -1;
    return slideIndexOf(gallery, path);
  };
  const onClick = (event: MouseEvent): void => {
    const index = clickedSlide({ event, path: event.composedPath() });
    if (index < 0) return;
    event.preventDefault();
    lightbox.open(index);
  };
  const onPointerDown = (event: PointerEvent): void => {
    pointerDown = event;
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    host.addEventListener(type, lightbox.load, { signal, once: true });
  host.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  // In the capture phase, so that the click does not also change the slide.
  host.addEventListener('click', onClick, { signal, capture: true });
  states.add('lightbox');
  signal.addEventListener('abort', () => states.delete('lightbox'));
  // The address may name a slide to open.
  if (settings.history) lightbox.load();
  const earlyIndex = earlyClick ? clickedSlide(earlyClick) : -1;
  if (earlyIndex >= 0) lightbox.open(earlyIndex);
  return lightbox;
};
