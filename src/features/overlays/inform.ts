import { html, nothing, render } from 'lit-html';
import type { ConfirmOptions } from '../../core/overlay-options';
import { openModalDialog } from '../../core/util/page-layers';
import { createLayer, createQueue, onRemoval, playClosingAnimation } from './layer';

const toastMs = 2000;

const enqueue = createQueue();

/**
 * Waits until a toast closes: after `toastMs`, after a click, or when `element` has left the page. The time starts again when
 * the pointer leaves `element`.
 */
const waitUntilDone = async (element: HTMLElement): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, toastMs);
  const stopTimer = (): void => clearTimeout(timer);
  const restartTimer = (): void => {
    stopTimer();
    timer = setTimeout(resolve, toastMs);
  };
  element.addEventListener('pointerenter', stopTimer);
  element.addEventListener('pointerleave', restartTimer);
  element.addEventListener('click', () => resolve());
  // An element that is removed gets no `pointerleave`.
  const stopObserving = onRemoval(element, resolve);
  await promise;
  stopObserving();
};

/**
 * Shows a toast for 2 s, or until the visitor clicks it. The toast takes no focus; screen readers announce it politely.
 * @returns true, once the toast is closed
 */
export const inform = (notice: Pick<ConfirmOptions, 'title' | 'message'> | string): Promise<true> =>
  enqueue(async () => {
    const { message, title } = typeof notice === 'string' ? { message: notice } : notice;
    const dialog = openModalDialog();
    const { root, remove } = createLayer(dialog);
    const renderToast = (content: unknown) =>
      render(html`<div class="toast" part="toast" popover="manual" role="status">${content}</div>`, root);
    renderToast(nothing);
    const toast = root.querySelector<HTMLElement>('.toast') as HTMLElement;
    toast.showPopover();
    const stop = new AbortController();
    const moveOut = (): void => {
      (openModalDialog() ?? document.body).append(root.host);
      toast.showPopover();
    };
    // A closed dialog would hide a toast in it, which the visitor may still be reading.
    dialog?.addEventListener('close', moveOut, { signal: stop.signal });
    // Screen readers announce changes of a live region, not its first content.
    await new Promise(requestAnimationFrame);
    renderToast(html`${title ? html`<strong>${title}</strong>` : nothing}<span>${message}</span>`);
    await waitUntilDone(toast);
    stop.abort();
    await playClosingAnimation(toast);
    remove();
    return true as const;
  });
