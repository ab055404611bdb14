import { type MouseEvent, type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { useEventListener } from '../../src/hooks/use-event-listener';
import type { messages } from './messages/es-419';
import type { OverlaySettings, PopupSettings } from './schema';
import { useAutomaticOpening } from './use-automatic-opening';
import { usePopupDialog } from './use-popup-dialog';

/** Links and buttons of the page with this attribute close the popup. */
const closeSelector = '[data-az-popup-close]';

const isDark = ({ style }: OverlaySettings): boolean => style === 'dark' || style === '3';

/** The page's own content in a dialog, which opens by itself. */
export const Popup = ({
  content,
  host,
  text,
  prepared: settings,
}: BlockProps<PopupSettings, typeof messages, OverlaySettings>) => {
  const dialog = usePopupDialog(host, settings);
  const { ref, open, close, onSignUp } = dialog;
  // `addMethods` would give them to an element that has not rendered, too, and a popup renders before it can open.
  useLayoutEffect(() => {
    Object.assign(host, { open, close: () => close('script') });
  }, [host, open, close]);
  const hasContent = content.length > 0 || !!host.textContent?.trim();
  useAutomaticOpening(host, { settings, hasContent, open });

  useEventListener(host, 'az-success', onSignUp);
  // After the page's own listeners: a form or a button whose event is cancelled has not done its work.
  const onSubmit = useCallback((event: Event) => event.defaultPrevented || onSignUp(), [onSignUp]);
  useEventListener(host, 'submit', onSubmit);
  useEventListener(host, 'az-click', onSubmit);
  const onClick = useCallback(
    ({ target }: Event) => {
      const control = (target as Element).closest(`${closeSelector}, button`);
      if (control?.matches(closeSelector)) close('button');
      // The block's own button is in the shadow root, and the button of a form waits for the form.
      else if (control && !control.closest('form, az-button')) onSignUp();
    },
    [close, onSignUp],
  );
  useEventListener(host, 'click', onClick);
  useEventListener(
    document,
    'keydown',
    useCallback(
      (event: KeyboardEvent) => {
        const element = ref.current;
        if (event.key !== 'Escape' || event.defaultPrevented || !element?.open || element.matches(':modal'))
          return;
        event.preventDefault();
        close('escape');
      },
      [ref, close],
    ),
  );

  // A text selection with the mouse may end on the backdrop.
  const isPressOnBackdrop = useRef(false);
  const onPointerDown = ({ target, currentTarget }: PointerEvent): void => {
    isPressOnBackdrop.current = target === currentTarget;
  };
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    if (target === currentTarget && isPressOnBackdrop.current && currentTarget.matches(':modal'))
      close('outside');
  };

  const { position = 'center' } = settings;
  const classNames = [position, isDark(settings) ? 'dark' : '', prefersReducedMotion() ? '' : 'moving'];
  const heading = host.querySelector('h1, h2, h3, h4, h5, h6');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog too
    <dialog
      ref={ref}
      part="dialog"
      className={classNames.join(' ')}
      aria-label={heading?.textContent?.trim() || text('label')}
      onPointerDown={onPointerDown}
      onClick={closeOnBackdrop}
      onClose={dialog.onClose}
    >
      <button type="button" part="close" aria-label={text('close')} onClick={() => close('button')}>
        ✕
      </button>
      <div part="box">
        <slot />
      </div>
    </dialog>
  );
};
