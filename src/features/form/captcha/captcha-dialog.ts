/**
 * For dialogs whose form has a captcha. reCAPTCHA and hCaptcha open their pictures in the page's body, which a modal dialog makes
 * inert and covers: nobody could solve the captcha. Such a dialog is not modal, and uses this module to imitate a modal one.
 * @module
 */
import { type MouseEvent, type RefObject, useRef } from 'react';
import { findLayers } from '../../../core/util/page-layers';
import { useEventListener } from '../../../hooks/use-event-listener';

/**
 * Captchas that open pictures in the page's body: the block's own (captcha.tsx), and those that the page's author put into a
 * form. Turnstile shows everything within its widget.
 */
const captchas = '.az-captcha:not([data-provider="turnstile"]),.g-recaptcha,.h-captcha';

/** Fired by a captcha's container when it is inserted into the page, which may be long after the form. Bubbles. */
export const captchaEvent = 'az-captcha';

/** The frames in the page's body with a provider's pictures. */
const captchaFrames = 'iframe[src*="captcha"]';

/** Whether the block's content has a captcha that needs the page's body. */
export const hasBodyCaptcha = (host: Element): boolean => !!host.querySelector(captchas);

/**
 * Attributes of a dialog that covers the page, modal or not. With `tabIndex`, a press beside the controls keeps the focus in it.
 */
export const coveringDialogProps = { 'data-az-covers-page': '', tabIndex: -1 };

/** The dialogs that cover the page. */
export const coveringDialogs = ':modal,[data-az-covers-page][open]';

/** Whether a dialog is the block's own, or contains the block. */
const isAround = (dialog: Element, host: Element): boolean => {
  const root = dialog.getRootNode();
  return (root instanceof ShadowRoot ? root.host : dialog).contains(host);
};

/** The visible dialogs and popovers above the block's own dialog, which is not modal. */
const layersAbove = (host: Element, popovers: string): Element[] =>
  findLayers(`${coveringDialogs},${popovers}`).filter(
    (layer) => !isAround(layer, host) && layer.checkVisibility(),
  );

/**
 * Whether Escape closes a dialog or a menu above the block's own dialog, which has to stay open then. Manual popovers, such as
 * messages and the cookie banner, do not use the key.
 */
export const isEscapeForLayerAbove = (host: Element): boolean =>
  layersAbove(host, ':popover-open:not([popover="manual" i])').length > 0;

/** Handlers for the element that stands for a dialog's backdrop: a press on the backdrop leaves the focus where it is. */
export const backdropProps = (close: () => void) => ({
  className: 'backdrop',
  onMouseDown: (event: MouseEvent): void => event.preventDefault(),
  onClick: close,
});

/**
 * Keeps the focus in an open dialog that is not modal: focus that leaves the dialog goes to the element that had it first.
 * Firefox fires no event when a frame of the page gets the focus, so there the frame keeps it.
 * @param isOn false for dialogs that leave the page usable
 */
export const useFocusTrap = (
  host: HTMLElement,
  ref: RefObject<HTMLDialogElement | null>,
  isOn: boolean,
): void => {
  const firstFocused = useRef<EventTarget>(undefined);
  // The document gets no `focusin` for a move within the shadow root.
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
    // That element may be hidden by now, for example in the first step of a form.
    if (!host.matches(':focus-within')) dialog.querySelector<HTMLElement>('[part="close"]')?.focus();
  });
};
