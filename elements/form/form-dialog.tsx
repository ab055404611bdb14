import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import {
  backdropProps,
  coveringDialogProps,
  hasBodyCaptcha,
  isEscapeForLayerAbove,
  useFocusTrap,
} from '../../src/features/form/captcha/captcha-dialog';
import type { FormText } from '../../src/features/form/messages/es-419';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useEventListener } from '../../src/hooks/use-event-listener';
import { useBackdropClick, useModalDialog } from '../../src/hooks/use-modal-dialog';
import { useStyles } from '../../src/hooks/use-styles';
import { CloseButton } from '../../src/ui/close-button';
import styles from './form-dialog.css';
import type { FormBlockSettings } from './schema';

interface FormDialogProps {
  host: BlockHost;
  settings: FormBlockSettings;
  text: FormText;
  /** Renders the form. @param wasOpened whether the visitor has opened the dialog at least once */
  children: (wasOpened: boolean) => ReactNode;
}

/** `lightboxMode`: a button, and the dialog that the button opens. */
export const FormDialog = ({ host, settings, text, children }: FormDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { title, openButtonText, captcha } = settings;
  // Checks the setting, too, because the block inserts its own captcha only when the dialog opens.
  const isModal = !hasBodyCaptcha(host) && (!captcha || captcha.provider === 'turnstile');
  const buttonText = openButtonText || title || text('open');
  const open = useCallback((): void => {
    setIsOpen(true);
    setWasOpened(true);
    if (!ref.current || ref.current.open) return;
    if (isModal) ref.current.showModal();
    else ref.current.show();
  }, [isModal]);
  const methods = useMemo(
    () => ({
      open() {
        // A modal dialog that nobody can see would lock the page.
        if (host.checkVisibility()) open();
      },
      close: () => ref.current?.close(),
    }),
    [host, open],
  );
  useElementMethods(host, methods);
  useCustomState(host, 'open', isOpen);
  useStyles(host, styles);

  useModalDialog(ref, isModal);
  const backdropHandlers = useBackdropClick(methods.close);
  useFocusTrap(host, ref, !isModal);
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (isModal || !isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    if (isEscapeForLayerAbove(host)) return;
    event.preventDefault();
    methods.close();
  });

  return (
    <>
      <button
        type="button"
        className="submit"
        part="open"
        aria-haspopup="dialog"
        // The button is behind the backdrop. Not `inert`, because the browser returns the focus to it when the dialog closes.
        tabIndex={!isModal && isOpen ? -1 : undefined}
        onClick={open}
      >
        {buttonText}
      </button>
      {!isModal && isOpen && <div {...backdropProps(methods.close)} />}
      <dialog
        ref={ref}
        part="dialog"
        aria-label={title || buttonText}
        {...coveringDialogProps}
        // The event comes a frame late. By then a script may have opened the dialog again.
        onClose={({ currentTarget }) => setIsOpen(currentTarget.open)}
        {...(isModal && backdropHandlers)}
      >
        {/* A press on the padding of the dialog itself would count as one on the backdrop. */}
        <div className="box" part="box">
          {children(wasOpened)}
          {/* Last, so that the first field gets the focus. */}
          <CloseButton label={text('close')} onClick={() => methods.close()} />
        </div>
      </dialog>
    </>
  );
};
