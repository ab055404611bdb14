import { type ReactNode, type SyntheticEvent, useMemo, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useElementMethods } from '../../src/hooks/use-element-methods';
import { useBackdropClick, useModalDialog } from '../../src/hooks/use-modal-dialog';
import { useStyles } from '../../src/hooks/use-styles';
import { useUnmount } from '../../src/hooks/use-unmount';
import { CloseButton } from '../../src/ui/close-button';
import styles from './cart-panel.css';
import type { CartText } from './cart-text';

interface CartPanelProps {
  host: BlockHost;
  text: CartText;
  children: ReactNode;
}

/** A modal dialog at the side of the page. Escape and a click beside the dialog close it. */
export const CartPanel = ({ host, text, children }: CartPanelProps) => {
  useStyles(host, styles);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const methods = useMemo(
    () => ({
      open(): boolean {
        const dialog = dialogRef.current;
        if (!dialog) return false;
        if (dialog.open) return true;
        // A modal dialog that nobody can see would lock the page.
        if (!host.checkVisibility()) return false;
        if (!emit(host, 'az-open', { cancelable: true })) return false;
        dialog.showModal();
        host.internals.states.add('open');
        return true;
      },
      close(): void {
        const dialog = dialogRef.current;
        // An open dialog in the panel, with a product's form, would stay modal although nobody sees it, and lock the page.
        for (const inner of dialog?.querySelectorAll('dialog') ?? []) inner.close();
        dialog?.close();
      },
    }),
    [host],
  );
  useElementMethods(host, methods);

  useUnmount(() => host.internals.states.delete('open'));

  useModalDialog(dialogRef);
  const backdropHandlers = useBackdropClick(methods.close);

  const handleClose = ({ target, currentTarget }: SyntheticEvent): void => {
    // React passes the event of a dialog in the panel, with a product's form, to the panel, too.
    if (target !== currentTarget) return;
    // The event comes a frame late, when the panel may be open again.
    if (dialogRef.current?.open) return;
    host.internals.states.delete('open');
    emit(host, 'az-close');
  };

  return (
    <dialog
      part="dialog"
      className={prefersReducedMotion() ? 'panel still' : 'panel'}
      aria-labelledby="title"
      ref={dialogRef}
      {...backdropHandlers}
      onClose={handleClose}
    >
      <div className="sheet">
        <div part="bar">
          <h2 part="title" id="title">
            {text('title')}
          </h2>
          <CloseButton label={text('close')} onClick={methods.close} />
        </div>
        {children}
      </div>
    </dialog>
  );
};
