/**
 * For dialogs whose form has a captcha that opens its pictures in the page's body. A modal dialog makes the body inert and covers
 * it, so that nobody could solve the captcha: such a dialog is not modal, and does what a modal one does as far as a page can.
 * @module
 */
import { type RefObject, useRef } from 'react';
import { useEventListener } from './use-event-listener';

/** The block's own captchas (src/features/form/captcha), and those of a form of the page's own. Turnstile's pictures are in place. */
const captchas = '.az-captcha:not([data-provider="turnstile"]),.g-recaptcha,.h-captcha';

/** Whether the block's content has a captcha that needs the page's body. */
export const hasBodyCaptcha = (host: Element): boolean => !!host.querySelector(captchas);

/**
 * Keeps the focus in an open dialog that is not modal: from its last control, the focus goes on to where it was first.
 * @param isOn false for dialogs that leave the page usable
 */
export const useKeptFocus = (
  host: HTMLElement,
  ref: RefObject<HTMLDialogElement | null>,
  isOn: boolean,
): void => {
  const firstFocused = useRef<EventTarget>(undefined);
  // Moves within the shadow root are not heard outside.
  useEventListener(host.shadowRoot, 'focusin', (event: FocusEvent) => {
    if (!ref.current?.open) firstFocused.current = undefined;
    else firstFocused.current ??= event.composedPath()[0];
  });
  useEventListener(document, 'focusin', (event: FocusEvent) => {
    const dialog = ref.current;
    const target = event.target as Element;
    if (!isOn || !dialog?.open || dialog.matches(':modal') || host.contains(target)) return;
    // The pictures are in a frame, and another block may have opened a dialog since.
    if (target.matches('iframe,:state(open),:state(open) *')) return;
    (firstFocused.current as HTMLElement | undefined)?.focus();
    // The first step of a form may have gone since.
    if (!host.matches(':focus-within')) dialog.querySelector<HTMLElement>('[part="close"]')?.focus();
  });
};
