import { indexOfButton, removeButton, tendButtons } from './buttons';
import { OwnLightbox } from './own-lightbox';
import { type Gallery, indexAt, indexOf, rootOf } from './places';

/** A pointer that has gone further than this, in px, has dragged. */
const dragPx = 10;

/**
 * Has a gallery show its pictures large: a click on one, or Enter on the button that stands for it, opens a lightbox that
 * is in the gallery.
 * @param early a click that was there before this was
 */
export const connect = (gallery: Gallery, signal: AbortSignal, early?: MouseEvent): void => {
  const { host, settings } = gallery.current;
  const { states } = host.internals;
  const lightbox = new OwnLightbox(gallery, signal);
  const prepare = (): unknown => lightbox.prepare();
  const tend = (): void => tendButtons(gallery);
  let down = { clientX: 0, clientY: 0 };

  /** The slide that a click is for; -1 where it has another use. */
  const clicked = (event: MouseEvent): number => {
    const { clientX, clientY, button, detail } = event;
    const wasDragged = detail > 0 && Math.hypot(clientX - down.clientX, clientY - down.clientY) > dragPx;
    const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || button || hasKey || wasDragged) return -1;
    return indexOf(gallery, event.composedPath());
  };
  const onClick = (event: MouseEvent): void => {
    const pressed = indexOfButton(gallery, event.composedPath()[0]);
    const index = pressed < 0 ? clicked(event) : pressed;
    if (index < 0) return;
    event.preventDefault();
    lightbox.open(index);
  };
  const onDown = (event: PointerEvent): void => {
    down = event;
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    host.addEventListener(type, prepare, { signal, once: true });
  host.addEventListener('focusin', tend, { signal });
  host.addEventListener('pointerdown', onDown, { signal, capture: true });
  // Before a design moves for it.
  host.addEventListener('click', onClick, { signal, capture: true });
  const observer = new MutationObserver(tend);
  observer.observe(rootOf(gallery), { childList: true, subtree: true });
  states.add('lightbox');
  tend();
  if (settings.history) prepare();
  const missed = early && !early.defaultPrevented ? indexAt(gallery, early) : -1;
  if (missed >= 0) lightbox.open(missed);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    states.delete('lightbox');
    removeButton(gallery);
  });
};
