import { type RefObject, useLayoutEffect, useState } from 'react';
import { type BackdropHandlers, createBackdropHandlers } from '../core/util/backdrop-click';
import { lockPageScroll } from '../core/util/lock-page-scroll';
import { useLatest } from './use-latest';

/**
 * Keeps an open dialog modal, and the page behind it in place. When its block moves to another place of the page, the dialog stays
 * open but leaves the top layer, without an event.
 * @param isModal false for a dialog that leaves the page usable. Default: true.
 */
export const useModalDialog = (ref: RefObject<HTMLDialogElement | null>, isModal = true): void => {
  // After each render: a block renders again when it has been moved.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isModal || !dialog?.open || dialog.matches(':modal')) return;
    // Not `close()`, whose event would look like the visitor's answer.
    dialog.open = false;
    dialog.showModal();
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let unlock: (() => void) | undefined;
    const update = (): void => {
      if (dialog.matches(':modal')) {
        unlock ??= lockPageScroll();
      } else {
        unlock?.();
        unlock = undefined;
      }
    };
    // `close` fires a task late, and no event fires when the dialog opens.
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    update();
    return () => {
      observer.disconnect();
      unlock?.();
    };
  }, [ref]);
};

/** Handlers for a modal `<dialog>` that a click on its backdrop closes. */
export const useBackdropClick = (close: () => void): BackdropHandlers => {
  const latest = useLatest(close);
  const [handlers] = useState(() => createBackdropHandlers(() => latest.current()));
  return handlers;
};
