/**
 * For dialogs whose form has a captcha that opens its pictures in the page's body. A modal dialog makes the body inert and covers
 * it, so that nobody could solve the captcha: such a dialog is not modal, and does what a modal one does as far as a page can.
 * @module
 */
import { type MouseEvent, type RefObject, useRef } from 'react';
import { findLayers } from '../../../core/util/page-layers';
import { useEventListener } from '../../../hooks/use-event-listener';

/** The block's own captchas (captcha.tsx), and those of a form of the page's own. Turnstile's pictures are in place. */
const captchas = '.az-captcha:not([data-provider="turnstile"]),.g-recaptcha,.h-captcha';

/** A form's captcha fires this where it comes into the page, which may be long after the form. Bubbles. */
export const captchaEvent = 'az-captcha';

/** The frames in the page's body with a provider's pictures. */
const captchaFrames = 'iframe[src*="captcha"]';

/** Whether the block's content has a captcha that needs the page's body. */
export const hasBodyCaptcha = (host: Element): boolean => !!host.querySelector(captchas);

/** Attributes of a dialog that covers the page, modal or not. The focus of a press beside the controls stays in the dialog. */
export const coveringDialogProps = { 'data-az-covers-page': '', tabIndex: -1 };

/** The dialogs that cover the page. */
export const coveringDialogs = ':modal,[data-az-covers-page][open]';

/** Whether a dialog is the block's own, or around the block. */
const isAround = (dialog: Element, host: Element): boolean => {
  const root = dialog.getRootNode();
  return (root instanceof ShadowRoot ? root.host : dialog).contains(host);
};

/** The visible dialogs and popovers over a block's dialog that is not modal. */
const layersAbove = (host: Element, popovers: string): Element[] =>
  findLayers(`${coveringDialogs},${popovers}`).filter(
    (layer) => !isAround(layer, host) && layer.checkVisibility(),
  );

/**
 * Whether Escape is for a dialog or a menu that the visitor has opened since a block's dialog that is not modal. Messages and
 * the cookie banner do not use the key.
 */
export const isEscapeForOthers = (host: Element): boolean =>
  layersAbove(host, ':popover-open:not([popover="manual" i])').length > 0;

/** Handlers for the element that stands for a dialog's backdrop: a press on the backdrop leaves the focus where it is. */
export const backdropProps = (close: () => void) => ({
  className: 'backdrop',
  onMouseDown: (event: MouseEvent): void => event.preventDefault(),
  onClick: close,
});

/**
 * Keeps the focus in an open dialog that is not modal: from its last control, the focus goes on to where it was first. Firefox
 * fires no event for a frame of the page that gets the focus, so there the frame keeps it.
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
    if (target.matches(captchaFrames)) return;
    if (layersAbove(host, ':popover-open').some((layer) => layer.matches(':focus-within'))) return;
    (firstFocused.current as HTMLElement | undefined)?.focus();
    // The first step of a form may have gone since.
    if (!host.matches(':focus-within')) dialog.querySelector<HTMLElement>('[part="close"]')?.focus();
  });
};
