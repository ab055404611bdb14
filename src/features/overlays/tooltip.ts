import { html, render } from 'lit-html';
import { openModalDialog } from '../../core/util/page-layers';
import { createLayer, type Layer, onRemoval, playClosingAnimation } from './layer';

const delayMs = 1200;
/** Distance from the pointer. */
const offsetPx = 15;
/** Distance from the window's edges. */
const marginPx = 20;

interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Places a tooltip to the lower right of the pointer, within the window. */
const placeTooltip = (pointer: Point, tooltip: Size, window: Size): Point => {
  const clamp = (position: number, length: number, available: number): number =>
    Math.max(marginPx, Math.min(position + offsetPx, available - length - marginPx));
  return {
    x: clamp(pointer.x, tooltip.width, window.width),
    y: clamp(pointer.y, tooltip.height, window.height),
  };
};

/**
 * Adds a tooltip, which shows after 1.2 s of hover, of keyboard focus, or of a finger that rests on the element. Escape hides the
 * tooltip, and so does a press elsewhere; the pointer may move onto it. Screen readers get the text as the element's
 * description, unless the element has one (`ariaDescription`).
 * @returns a function that removes the tooltip
 */
export const tooltip = (element: HTMLElement, text: string): (() => void) => {
  const previousDescription = element.ariaDescription;
  element.ariaDescription ??= text;
  const stop = new AbortController();
  /** Removes the listeners on the window, which exist only while the tooltip shows: they would keep the element in memory. */
  let stopWhileShown: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let layer: Layer | undefined;
  let pointer: Point = { x: 0, y: 0 };

  const hide = async (): Promise<void> => {
    clearTimeout(timer);
    stopWhileShown?.abort();
    const closingLayer = layer;
    layer = undefined;
    const tip = closingLayer?.root.querySelector<HTMLElement>('.tooltip');
    if (tip) await playClosingAnimation(tip);
    closingLayer?.remove();
  };
  /** Runs in the capture phase, before the page's own handlers: while the tooltip shows, Escape hides only the tooltip. */
  const hideByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    hide();
  };
  const show = (): void => {
    if (!element.isConnected) return;
    layer = createLayer(openModalDialog());
    const { root } = layer;
    stopWhileShown = new AbortController();
    stopWhileShown.signal.addEventListener('abort', onRemoval(element, hide));
    addEventListener('keydown', hideByEscape, { capture: true, signal: stopWhileShown.signal });
    addEventListener(
      'pointerdown',
      ({ target }) => !element.contains(target as Node) && hide(),
      stopWhileShown,
    );
    render(html`<div class="tooltip" part="tooltip" popover="manual" role="tooltip">${text}</div>`, root);
    const tip = root.querySelector('.tooltip') as HTMLElement;
    tip.addEventListener('pointerleave', hideUnlessHovered);
    tip.showPopover();
    const { x, y } = placeTooltip(pointer, tip.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
  };
  const showLater = (): void => {
    clearTimeout(timer);
    if (!layer) timer = setTimeout(show, delayMs);
  };
  /** Keeps the tooltip while the pointer is on it, or has come back. */
  const hideUnlessHovered = async (): Promise<void> => {
    clearTimeout(timer);
    await new Promise(requestAnimationFrame);
    const tip = layer?.root.querySelector('.tooltip');
    if (![tip, element].some((one) => one?.matches(':hover'))) hide();
  };

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(type, listener, { signal: stop.signal });
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' || layer) return;
    pointer = { x: clientX, y: clientY };
    showLater();
  });
  listen('pointerleave', ({ pointerType }) => {
    // A finger that leaves the screen leaves the element, too. A tooltip that it has opened stays, so that visitors can read it.
    if (pointerType === 'touch') clearTimeout(timer);
    else hideUnlessHovered();
  });
  listen('pointerdown', ({ pointerType, clientX, clientY }) => {
    hide();
    if (pointerType !== 'touch') return;
    pointer = { x: clientX, y: clientY };
    showLater();
  });
  listen('focus', () => {
    if (!element.matches(':focus-visible')) return;
    const { left, bottom } = element.getBoundingClientRect();
    pointer = { x: left - offsetPx, y: bottom - offsetPx / 2 };
    showLater();
  });
  listen('blur', hide);
  return () => {
    stop.abort();
    element.ariaDescription = previousDescription;
    hide();
  };
};
