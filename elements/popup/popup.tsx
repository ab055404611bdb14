import { useMemo } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { readOverlayStyle } from '../../src/core/site/overlay-style';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import {
  backdropProps,
  captchaEvent,
  coveringDialogProps,
  isEscapeForLayerAbove,
} from '../../src/features/form/captcha/captcha-dialog';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useBackdropClick } from '../../src/hooks/use-modal-dialog';
import { CloseButton } from '../../src/ui/close-button';
import type { messages } from './messages/es-419';
import { useContentEvents } from './popup-content';
import type { OverlaySettings, PopupSettings } from './schema';
import { useAutomaticOpening } from './use-automatic-opening';
import { useLinkOpening } from './use-link-opening';
import { coversPage, usePopupDialog } from './use-popup-dialog';

export interface PreparedPopup {
  /** The element's settings, and the site's for those that are absent. */
  overlay: OverlaySettings;
  /** The text of the content's first heading, which names the dialog; '' without one. */
  heading: string;
  /** Whether the element has content. */
  hasContent: boolean;
}

/** The page's own content in a dialog, which opens by itself. */
export const Popup = ({
  host,
  text,
  prepared: { overlay, heading, hasContent },
}: BlockProps<PopupSettings, typeof messages, PreparedPopup>) => {
  const dialog = usePopupDialog(host, overlay);
  const { ref, open, close, onSignUp } = dialog;
  const methods = useMemo(() => ({ open, close: () => close('script') }), [open, close]);
  useElementMethods(host, methods);
  useAutomaticOpening(host, { settings: overlay, hasContent, open });

  useLinkOpening(host, open);
  useEventListener(host, captchaEvent, dialog.onCaptcha);
  useContentEvents(host, { onClose: () => close('button'), onSignUp });
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    const element = ref.current;
    if (event.key !== 'Escape' || event.defaultPrevented || !element?.open || element.matches(':modal'))
      return;
    if (isEscapeForLayerAbove(host)) return;
    event.preventDefault();
    close('escape');
  });

  const backdropHandlers = useBackdropClick(() => {
    // Around a dialog at a side, a click is for the page.
    if (ref.current?.matches(':modal')) close('outside');
  });

  const { position = 'center' } = overlay;
  const classNames = [
    position,
    readOverlayStyle(overlay.style) === 'dark' ? 'dark' : '',
    prefersReducedMotion() ? '' : 'moving',
  ];
  return (
    <>
      <dialog
        ref={ref}
        part="dialog"
        className={classNames.join(' ')}
        aria-label={heading || text('label')}
        {...(coversPage(overlay) && coveringDialogProps)}
        {...backdropHandlers}
        onClose={dialog.onClose}
      >
        <CloseButton label={text('close')} onClick={() => close('button')} />
        <div part="box">
          <slot />
        </div>
      </dialog>
      <div {...backdropProps(() => close('outside'))} />
    </>
  );
};
