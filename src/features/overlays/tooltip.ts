import { html, render } from 'lit-html';
import { type Layer, makeLayer } from './layer';
import { leave } from './leave';

/** The delay before a tooltip shows, its distance from the pointer, and its distance from the window's edges. */
const delayMs = 1200;
const offsetPx = 15;
const marginPx = 20;

interface Point {
  x: number;
  y: number;
}

/** Below and behind the pointer, but in the window. */
export const placeOf = (at: Point, size: { width: number; height: number }, room: typeof size): Point => {
  const within = (wanted: number, length: number, all: number): number =>
    Math.max(marginPx, Math.min(wanted + offsetPx, all - length - marginPx));
  return { x: within(at.x, size.width, room.width), y: within(at.y, size.height, room.height) };
};

/**
 * Explains an element, to who points at it for 1.2 s or reaches it by keyboard. Escape puts it away; a pointer may move
 * onto it. The text is the element's description for screen readers, unless it has one.
 * @returns a function that takes all of it back
 */
export const tooltip = (element: HTMLElement, text: string): (() => void) => {
  const described = element.ariaDescription;
  element.ariaDescription ??= text;
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let layer: Promise<Layer> | undefined;
  let at: Point = { x: 0, y: 0 };

  const hide = async (): Promise<void> => {
    clearTimeout(timer);
    const leaving = layer;
    layer = undefined;
    const { root, remove } = (await leaving) ?? {};
    const tip = root?.querySelector<HTMLElement>('.tooltip');
    if (tip) await leave(tip);
    remove?.();
  };
  const show = async (): Promise<void> => {
    layer ??= makeLayer();
    const { root } = await layer;
    render(html`<div class="tooltip" part="tooltip" popover="manual" role="tooltip">${text}</div>`, root);
    const tip = root.querySelector('.tooltip') as HTMLElement;
    tip.addEventListener('pointerleave', hide);
    tip.showPopover();
    const { width, height } = tip.getBoundingClientRect();
    const place = placeOf(at, { width, height }, { width: innerWidth, height: innerHeight });
    Object.assign(tip.style, { left: `${place.x}px`, top: `${place.y}px` });
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (!layer) timer = setTimeout(show, delayMs);
  };
  /** Not when the pointer has gone onto the tooltip itself. */
  const hideUnlessOver = async (): Promise<void> => {
    clearTimeout(timer);
    await new Promise(requestAnimationFrame);
    const tip = (await layer)?.root.querySelector('.tooltip');
    if (!tip?.matches(':hover')) hide();
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, listener, { signal: stop.signal });
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || layer) return;
    at = { x: clientX, y: clientY };
    wait();
  });
  listen('pointerleave', hideUnlessOver);
  listen('pointerdown', hide);
  listen('focus', () => {
    if (!element.matches(':focus-visible')) return;
    const { left, bottom } = element.getBoundingClientRect();
    at = { x: left - offsetPx, y: bottom - offsetPx / 2 };
    wait();
  });
  listen('blur', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal: stop.signal });
  return () => {
    stop.abort();
    element.ariaDescription = described;
    hide();
  };
};
