import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useBackdropClick, useModalDialog } from '../../src/hooks/use-modal-dialog';
import { useStyles } from '../../src/hooks/use-styles';
import { CloseButton } from '../../src/ui/close-button';
import { isComposing } from './is-composing';
import { SearchBox } from './search-box';
import { SearchIcon } from './search-form';
import styles from './search-overlay.css';
import type { SearchViewProps } from './search-view';
import { ShortcutSwitch } from './shortcut-switch';
import { type Shortcuts, useShortcut } from './use-shortcut';

/** A shortcut as it is printed on keys: `/`, `Ctrl K`, `⌘ K`. */
const keysOf = (shortcut: string): string => {
  // Deprecated, but the one property that names the platform in all browsers; MDN advises it for hints about keys.
  const control = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return shortcut.replace('Control', control).replaceAll('+', ' ');
};

interface SearchDialogProps extends SearchViewProps {
  shortcuts: Shortcuts;
  onClose: () => void;
}

/** The dialog, which is open while the component is mounted. */
const SearchDialog = ({ shortcuts, onClose, ...props }: SearchDialogProps) => {
  const { form, text } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => ref.current?.showModal(), []);
  useModalDialog(ref);
  /**
   * Calls `onClose` at once. The browser's event `close` comes later, and until then another press of the button would do
   * nothing.
   */
  const close = (): void => {
    ref.current?.close();
    onClose();
  };
  /** Closes at once. Otherwise a search field would use the first Escape to empty itself. */
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    close();
  };
  const backdropHandlers = useBackdropClick(close);
  return (
    <dialog
      part="dialog"
      className={prefersReducedMotion() ? 'modal' : 'modal moving'}
      aria-label={form.label || text('search')}
      ref={ref}
      {...backdropHandlers}
      onKeyDown={closeByEscape}
      onClose={() => {
        // The event comes late: the dialog may be gone, and the visitor may have opened the next one.
        if (ref.current) onClose();
      }}
    >
      <div part="box">
        <SearchBox {...props} closeDialog={close} />
        <CloseButton label={text('close')} onClick={close} />
      </div>
      <ShortcutSwitch shortcuts={shortcuts} text={text} />
    </dialog>
  );
};

/** A button that opens the search in a dialog. */
export const SearchOverlay = (props: SearchViewProps) => {
  const { host, settings, form, text, onType } = props;
  useStyles(host, styles);
  // Opens at once for a visitor who is in the page's own field.
  const [isOpen, setIsOpen] = useState(!!form.selection);
  const open = (): void => setIsOpen(true);
  useCustomState(host, 'open', isOpen);
  const shortcuts = useShortcut(host, settings.shortcut, open);
  const [firstShortcut] = shortcuts.active;
  const onClose = (): void => {
    setIsOpen(false);
    // The next search starts with an empty field.
    onType('');
  };

  return (
    <>
      <button
        type="button"
        part="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts.active.join(' ') || undefined}
        onClick={open}
      >
        <SearchIcon />
        <span className="label">{form.label || text('search')}</span>
        {firstShortcut && (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: <kbd> gets no focus; `aria-keyshortcuts` says the same
          <kbd part="shortcut" aria-hidden="true">
            {keysOf(firstShortcut)}
          </kbd>
        )}
      </button>
      {isOpen && <SearchDialog {...props} shortcuts={shortcuts} onClose={onClose} />}
    </>
  );
};
