import { type RefObject, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { lazyImport } from '../../src/core/lazy-import';
import { hasBodyCaptcha, useFocusTrap } from '../../src/features/form/captcha/captcha-dialog';
import { stopPlaybackIn } from '../../src/features/media/active-media';
import { useLatest } from '../../src/hooks/use-latest';
import { useModalDialog } from '../../src/hooks/use-modal-dialog';
import { useUnmount } from '../../src/hooks/use-unmount';
import { readPopupRecord, writePopupRecord } from './popup-record';
import type { OverlaySettings } from './schema';
import { focusedElements } from './when-page-is-free';

type CloseReason = 'button' | 'escape' | 'outside' | 'script';

interface PopupHost extends BlockHost {
  /** Read by src/features/tracking. */
  overlayDetails?: Record<string, unknown> | undefined;
}

interface PopupDialog {
  ref: RefObject<HTMLDialogElement | null>;
  /** False where a listener has cancelled `az-open`, or where the page hides the element. */
  open(): boolean;
  close(reason?: CloseReason): void;
  /** Call when a form of the content gets a captcha, which may be one that does not work in a modal dialog. */
  onCaptcha(): void;
  /** Call when the dialog has closed. */
  onClose(): void;
  /** Call when the visitor has signed up. */
  onSignUp(): void;
}

/** Whether the popup covers the page. Other popups leave the page usable, and the focus where it is. */
export const coversPage = ({ position = 'center' }: OverlaySettings): boolean =>
  /^(center|full)$/.test(position);

/** For popups that leave the page usable. */
const focusModule = lazyImport(() => import('../../src/core/util/keep-focus-clear'));

/** Opens and closes the popup's dialog, and stores and reports what the visitor does. */
export const usePopupDialog = (host: PopupHost, settings: OverlaySettings): PopupDialog => {
  const latest = useLatest(settings);
  const ref = useRef<HTMLDialogElement>(null);
  const stopKeepingFocusVisible = useRef<() => void>(undefined);

  const [dialog] = useState((): PopupDialog => {
    let closeReason: CloseReason | undefined;
    let focusedBefore: Element | null = null;

    const version = (): number => latest.current.version ?? 0;

    /** Reports an event to visit analytics. */
    const report = (event: string, details?: object): void => {
      host.overlayDetails = { id: host.id, event, version: version(), ...details };
      emit(host, 'az-overlay', { detail: host.overlayDetails });
    };

    /** Keeps elements of the page that get the focus from lying behind the popup, which opens by itself (WCAG 2.2, 2.4.11). */
    const keepFocusVisible = async (element: HTMLDialogElement): Promise<void> => {
      const { keepFocusClear } = await focusModule.load();
      stopKeepingFocusVisible.current?.();
      const edge = latest.current.position?.startsWith('top') ? 'TOP' : 'BOTTOM';
      // The popup may have closed, or left the page, while the code was loading.
      if (element.open && element.isConnected)
        stopKeepingFocusVisible.current = keepFocusClear(element, { isBar: false, edge });
    };

    const show = (element: HTMLDialogElement): void => {
      if (coversPage(latest.current)) {
        if (hasBodyCaptcha(host)) element.show();
        else element.showModal();
        return;
      }
      // `show()` would move the focus, and the visitor has not asked for the popup.
      element.setAttribute('open', '');
      keepFocusVisible(element).catch((error) => host.report(error));
    };

    const close = (reason: CloseReason = 'script'): void => {
      if (!ref.current?.open) return;
      closeReason = reason;
      // A modal dialog returns the focus itself.
      if (!ref.current.matches(':modal') && host.matches(':focus-within'))
        (focusedBefore as HTMLElement | null)?.focus();
      ref.current.close();
    };

    // A page may hide an open popup, by a tab panel or in a narrower window. Each opening observes the dialog anew: the first
    // call of the observer comes after the opening, so that no change is missed.
    const visibilityObserver = new IntersectionObserver(() => {
      if (!host.checkVisibility()) close();
    });

    return {
      ref,
      close,
      open() {
        const element = ref.current;
        if (!element || element.open) return !!element;
        // An unseen modal dialog would lock the page.
        if (!host.checkVisibility()) return false;
        if (!emit(host, 'az-open', { cancelable: true })) return false;
        closeReason = undefined;
        focusedBefore = document.activeElement;
        show(element);
        visibilityObserver.observe(element);
        host.internals.states.add('open');
        report('open');
        return true;
      },
      onCaptcha() {
        const element = ref.current;
        if (!element?.matches(':modal') || !hasBodyCaptcha(host)) return;
        const focused = focusedElements().at(-1) as HTMLElement | undefined;
        // `close` fires later, when the popup is open again, and `onClose` ignores it.
        element.close();
        element.show();
        focused?.focus();
      },
      onClose() {
        // The event comes a task late, when the popup may be open again.
        if (ref.current?.open) return;
        visibilityObserver.disconnect();
        stopKeepingFocusVisible.current?.();
        stopPlaybackIn(host);
        const reason = closeReason ?? 'escape';
        host.internals.states.delete('open');
        writePopupRecord(host, { version: version() });
        report('close', { reason });
        host.overlayDetails = undefined;
        emit(host, 'az-close', { detail: { reason } });
      },
      onSignUp() {
        const record = readPopupRecord(host);
        if (record?.submitted && record.version >= version()) return;
        writePopupRecord(host, { version: version(), submitted: true });
        report('submit');
      },
    };
  });

  useModalDialog(ref, coversPage(settings) && !hasBodyCaptcha(host));
  useFocusTrap(host, ref, coversPage(settings));
  useUnmount(() => {
    stopKeepingFocusVisible.current?.();
    host.internals.states.delete('open');
    host.overlayDetails = undefined;
  });
  return dialog;
};
