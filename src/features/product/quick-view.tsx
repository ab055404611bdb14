import { createElement, useLayoutEffect, useMemo, useRef } from 'react';
import type { BlockHost } from '../../core/block-host';
import { innerEventsAttribute } from '../../core/emit';
import type { MessageFormatter } from '../../core/i18n/message-formatter';
import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';
import { useBackdropClick, useModalDialog } from '../../hooks/use-modal-dialog';
import { useStyles } from '../../hooks/use-styles';
import { CloseButton } from '../../ui/close-button';
import type { ProductMessages } from './messages/es-419';
import styles from './quick-view.css';

interface QuickViewProps {
  /** The block that the dialog belongs to. */
  host: BlockHost;
  /** Tag of the product block. */
  tag: string;
  /** Settings of the product block. */
  data: { id?: string; title?: string };
  text: MessageFormatter<ProductMessages>;
  onClose: () => void;
}

/** The whole product in a dialog over the page, which is open while the component is mounted. */
export const QuickView = ({ host, tag, data, text, onClose }: QuickViewProps) => {
  useStyles(host, styles);
  // For visit analytics. A layout effect: the event fires before the visitor sees the dialog.
  const { id } = data;
  useLayoutEffect(() => {
    if (id) document.dispatchEvent(new CustomEvent('az-quick-view', { detail: { id } }));
  }, [id]);

  const fullData = useMemo(
    () => ({ ...data, item: undefined, layout: 'full', headingLevel: 2, structuredData: false }),
    [data],
  );

  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialogRef.current?.showModal(), []);
  useModalDialog(dialogRef);
  const close = (): void => dialogRef.current?.close();
  const backdropHandlers = useBackdropClick(close);

  return (
    <dialog
      part="dialog"
      className={prefersReducedMotion() ? 'modal' : 'modal moving'}
      aria-label={data.title || text('quickView')}
      ref={dialogRef}
      {...backdropHandlers}
      onClose={onClose}
    >
      <div part="box">
        <CloseButton label={text('close')} onClick={close} />
        {createElement(tag, {
          loading: 'eager',
          data: fullData,
          // `az-ready` stays inside: the page hears it only of its own product block.
          [innerEventsAttribute]: 'az-ready',
        })}
      </div>
    </dialog>
  );
};
