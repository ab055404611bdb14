import { emit } from '../../src/block/emit';
import { isMedia } from '../../src/media/media-address';
import { safeImageUrl } from '../../src/util/safe-url';
import { items } from './data-slide';
import type { DesignProps } from './design';
import type { Slide } from './slides';

interface LightboxElement extends HTMLElement {
  source(): unknown;
  ready: Promise<unknown>;
  open(index: number): boolean;
}

/** A pointer that has gone further than this, in px, has dragged. */
const dragPx = 10;
/** What has its own use for a click. */
const users = 'button,input,select,textarea,label,summary,video,audio,iframe,az-video';
/** What the lightbox says is the gallery's own business. */
const inner = ['az-ready', 'az-open', 'az-change', 'az-close', 'az-error'];

const matches = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && node.matches(selector);

/** Whether a click on the slide's picture leads nowhere else (gallery 4.4). */
const opens = (slide: Slide): boolean => {
  if (slide.isVideo || slide.clickThrough) return false;
  if ('item' in slide) return slide.item.src !== '';
  const link = slide.image?.closest('a');
  return slide.image !== null && (!link || isMedia(link));
};

/** The widths that a picture from `items` can be asked for in. */
const srcsetFor = (slide: Slide | undefined, sizeFormat: DesignProps['settings']['sizeFormat']): string => {
  if (!slide || 'element' in slide || sizeFormat === 'none' || !safeImageUrl(slide.item.src)) return '';
  const rungs = items.now?.rungsOf(slide.item.src, sizeFormat, slide.item.width);
  return rungs?.map(([address, width]) => `${address} ${width}w`).join() ?? '';
};

const nameOf = (slide: Slide, position: string): string => {
  if ('item' in slide) return slide.item.alt || slide.item.title || position;
  return slide.image?.alt || slide.element.querySelector('figcaption')?.textContent?.trim() || position;
};

/**
 * Has a gallery show its pictures large: a click on one, or Enter on the button that stands for it, opens a lightbox that
 * is in the gallery. While it is open, the gallery follows it.
 * @param early a click that was there before this was
 */
export const connect = (gallery: { current: DesignProps }, signal: AbortSignal, early?: MouseEvent): void => {
  const { host, settings } = gallery.current;
  const root = host.shadowRoot as ShadowRoot;
  let box: Promise<LightboxElement | undefined> | undefined;
  let down = { clientX: 0, clientY: 0 };

  const create = async (): Promise<LightboxElement> => {
    const load = () => import('../lightbox/index');
    await load().catch(load);
    const made = document.createElement('az-lightbox') as LightboxElement;
    made.setAttribute('loading', 'eager');
    made.source = () => {
      const { slides } = gallery.current;
      return {
        entries: slides.map((slide) => ('element' in slide ? slide.element : slide.item)),
        thumbnailOf: (index: number) => pictureOf(index),
        srcsetOf: (index: number) =>
          srcsetFor(gallery.current.slides[index], gallery.current.settings.sizeFormat),
        // What moves has the address for itself.
        isLinked: isTiled(),
      };
    };
    for (const type of inner) made.addEventListener(type, (event) => event.stopPropagation());
    made.addEventListener('az-change', (event) => follow((event as CustomEvent).detail.index));
    adapt(made);
    if (!signal.aborted) root.append(made);
    await made.ready;
    return made;
  };
  const prepare = (): Promise<LightboxElement | undefined> => {
    box ??= create().catch((error) => {
      console.warn('[azulejo] lightboxify is not available in this tier!', error);
      return undefined;
    });
    return box;
  };
  const adapt = (made: LightboxElement): void => {
    const { lightboxTheme: theme, history, loop } = gallery.current.settings;
    Object.assign(made, { theme, history, loop: loop || undefined });
  };

  const follow = (index: number): void => gallery.current.engine.request(index);
  const isTiled = (): boolean => root.querySelector('li') !== null;

  const tiles = (): Element[] => [...root.querySelectorAll('li,[part~="slide"]')];
  /** Not all slides of a slideshow are there. */
  const tileOf = (index: number): Element | null | undefined => {
    const all = tiles();
    return all.length === gallery.current.slides.length
      ? all[index]
      : root.querySelector('[part~="current"]');
  };
  const pictureOf = (index: number): Element | null | undefined => {
    const slide = gallery.current.slides[index];
    return slide && 'element' in slide ? slide.image : tileOf(index)?.querySelector('img');
  };

  /** The slide that an event is for; -1 where it is for none that opens. */
  const indexOf = (path: EventTarget[]): number => {
    const { slides, engine } = gallery.current;
    const inside = path.slice(0, path.indexOf(root));
    const isPicture = inside.some((node) => matches(node, 'img'));
    if (!isPicture || inside.some((node) => matches(node, users))) return -1;
    const all = tiles();
    const own = slides.findIndex((slide) => 'element' in slide && inside.includes(slide.element));
    const place = inside.map((node) => all.indexOf(node as Element)).find((at) => at >= 0);
    if (own < 0 && place === undefined) return -1;
    const index = own >= 0 ? own : all.length === slides.length ? Number(place) : engine.index;
    const slide = slides[index];
    return slide && opens(slide) ? index : -1;
  };

  const open = async (index: number): Promise<void> => {
    if (!emit(host, 'az-open', { detail: { index }, cancelable: true })) return;
    const made = await prepare();
    if (!made || signal.aborted) return;
    adapt(made);
    made.open(index);
    // After it has said in the address where it is.
    follow(index);
  };
  const onClick = (event: MouseEvent): void => {
    const { clientX, clientY, button, detail } = event;
    const wasDragged = detail > 0 && Math.hypot(clientX - down.clientX, clientY - down.clientY) > dragPx;
    const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || button || hasKey || wasDragged) return;
    const index = indexOf(event.composedPath());
    if (index < 0) return;
    event.preventDefault();
    open(index);
  };

  /** Pictures cannot be reached with the keyboard; a button for each can (tiles.tsx), or one for the slide that shows. */
  const tend = (): void => {
    const { slides, engine, text } = gallery.current;
    const window = isTiled() ? null : root.querySelector('.window');
    if (window && !window.querySelector('.opens')) {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'opens' });
      window.append(button);
    }
    for (const [at, button] of root.querySelectorAll<HTMLButtonElement>('.opens').entries()) {
      const index = window ? engine.index : at;
      const slide = slides[index];
      const isHidden = !slide || !opens(slide);
      const name = isHidden
        ? ''
        : nameOf(slide, text('position', { index: index + 1, count: slides.length }));
      if (button.hidden !== isHidden) button.hidden = isHidden;
      if (button.ariaLabel !== name) Object.assign(button, { ariaLabel: name, ariaHasPopup: 'dialog' });
    }
  };
  const onPress = (event: MouseEvent): void => {
    const at = [...root.querySelectorAll('.opens')].indexOf(event.composedPath()[0] as Element);
    if (at >= 0) open(isTiled() ? at : gallery.current.engine.index);
    else onClick(event);
  };
  /** One that was there before this. */
  const replay = ({ clientX, clientY, defaultPrevented }: MouseEvent): void => {
    const outside = host.getRootNode() as Document | ShadowRoot;
    const hit = outside.elementFromPoint(clientX, clientY);
    let node: Node | null = hit === host ? root.elementFromPoint(clientX, clientY) : hit;
    const path: EventTarget[] = [];
    for (; node && node !== root; node = (node as Element).assignedSlot ?? node.parentNode) path.push(node);
    const index = defaultPrevented ? -1 : indexOf([...path, root]);
    if (index >= 0) open(index);
  };

  const listen = (type: string, listener: (event: never) => void, options?: AddEventListenerOptions): void =>
    host.addEventListener(type, listener as EventListener, { signal, ...options });
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    listen(type, () => void prepare(), { once: true });
  listen('focusin', tend);
  const onDown = (event: PointerEvent): void => {
    down = event;
  };
  listen('pointerdown', onDown, { capture: true });
  // Before a design moves for it.
  listen('click', onPress, { capture: true });
  const observer = new MutationObserver(tend);
  observer.observe(root, { childList: true, subtree: true });
  host.internals.states.add('lightbox');
  tend();
  if (settings.history) prepare();
  if (early) replay(early);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    host.internals.states.delete('lightbox');
    root.querySelector('.window > .opens')?.remove();
    box?.then((made) => made?.remove());
  });
};
