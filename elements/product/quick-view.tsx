import { createElement, type MouseEvent, useMemo, useRef } from 'react';
import type { BlockHost } from '../../src/core/block-host';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useStyles } from '../../src/hooks/use-styles';
import type { ProductText } from './product-text';
import styles from './quick-view.css';
import type { ProductSettings } from './schema';

interface QuickViewProps {
  host: BlockHost;
  data: ProductSettings;
  text: ProductText;
  onClose: () => void;
}

/** The whole product in a dialog over the page, which is open while the component is mounted. */
export const QuickView = ({ host, data, text, onClose }: QuickViewProps) => {
  useStyles(host, styles);
  const fullData = useMemo(
    () => ({ ...data, item: undefined, layout: 'full', headingLevel: 2, structuredData: false }),
    [data],
  );

  const dialogRef = useRef<HTMLDialogElement>(null);
  const openDialog = (dialog: HTMLDialogElement | null): void => {
    dialogRef.current = dialog;
    if (dialog && !dialog.open) dialog.showModal();
  };
  const close = (): void => dialogRef.current?.close();

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog
    <dialog
      part="dialog"
      className={prefersReducedMotion() ? 'modal' : 'modal moving'}
      aria-label={data.title || text('quickView')}
      ref={openDialog}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div part="box">
        <button type="button" part="close" aria-label={text('close')} onClick={close}>
          ×
        </button>
        {createElement(host.localName, {
          loading: 'eager',
          data: fullData,
          // The page hears the events of its own product alone.
          'onaz-ready': (event: Event) => event.stopPropagation(),
        })}
      </div>
    </dialog>
  );
};
