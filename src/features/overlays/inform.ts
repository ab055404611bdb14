import { html, nothing, render } from 'lit-html';
import type { ConfirmOptions } from './confirm';
import { inTurn } from './in-turn';
import { makeLayer } from './layer';
import { leave } from './leave';

/** How long a toast shows. */
const shownMs = 2000;

const queue = inTurn();

/** Resolves when `element` has been shown for its time; while the visitor points at it or has it in focus, it stays. */
const stay = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, shownMs);
    const hold = (): void => clearTimeout(timer);
    const go = (): void => {
      hold();
      timer = setTimeout(resolve, shownMs);
    };
    element.addEventListener('pointerenter', hold);
    element.addEventListener('pointerleave', go);
    element.addEventListener('click', () => resolve());
  });

/**
 * Shows a toast. The toast is gone after 2 s, which counts as confirmed, or by a
 * click on it. The focus stays where it is; screen readers say it when they have said what they are at.
 * @returns true, when it has gone
 */
export const inform = (notice: Pick<ConfirmOptions, 'title' | 'message'> | string): Promise<true> =>
  queue(async () => {
    const { message, title } = typeof notice === 'string' ? { message: notice } : notice;
    const { root, remove } = await makeLayer();
    const put = (content: unknown) =>
      render(html`<div class="toast" part="toast" popover="manual" role="status">${content}</div>`, root);
    put(nothing);
    const toast = root.querySelector<HTMLElement>('.toast') as HTMLElement;
    toast.showPopover();
    // A live region tells what changes in it, not what it comes with.
    await new Promise(requestAnimationFrame);
    put(html`${title ? html`<strong>${title}</strong>` : nothing}<span>${message}</span>`);
    await stay(toast);
    await leave(toast);
    remove();
    return true as const;
  });
