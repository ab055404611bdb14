import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../block/host';
import type { Say } from '../field-frame';
import type { FormSettings } from '../form-field';

interface BoxProps {
  host: BlockHost;
  settings: FormSettings & { openButtonText?: string };
  text: Say;
  /** Each time, before it is shown. */
  onOpen: () => void;
  /** What it shows. */
  children: ReactNode;
}

/** A button, and the dialog that it opens. */
export const Box = ({ host, settings, text, onOpen, children }: BoxProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const close = (): void => ref.current?.close();
  const open = (): void => {
    onOpen();
    if (ref.current && !ref.current.open) ref.current.showModal();
    host.internals.states.add('open');
  };
  useLayoutEffect(() => {
    host.control = { ...host.control, open, close };
  });
  const { title } = settings;
  const name = settings.openButtonText || title || text('open');
  return (
    <>
      <button type="button" className="submit" part="open" aria-haspopup="dialog" onClick={open}>
        {name}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too */}
      <dialog
        ref={ref}
        part="dialog"
        aria-label={title || name}
        onClose={() => host.internals.states.delete('open')}
        onClick={(event) => event.target === ref.current && close()}
      >
        {children}
        {/* Last, so that the first field gets the focus. */}
        <button type="button" className="close" part="close" aria-label={text('close')} onClick={close} />
      </dialog>
    </>
  );
};

export { default as styles } from './box.css';
export { messages } from './messages/es-419';
