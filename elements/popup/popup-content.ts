import { useEventListener } from '../../src/hooks/use-event-listener';

/** Links and buttons of the page with this attribute close the popup. */
const closeSelector = '[data-az-popup-close]';

/** Buttons of the page. */
const buttonSelector = 'button, input:is([type="button"], [type="submit"])';

/** Blocks that send the form inside them. */
const blockFormSelector = 'az-form, az-newsletter';

interface ContentEventHandlers {
  /** Called when the visitor has pressed a link or a button that closes the popup. */
  onClose: () => void;
  /** Called when a form of the content has been sent, or a button of the content has been pressed. */
  onSignUp: () => void;
}

/** Listens to the page's own content in the popup: to controls that close the popup, and to sign-ups. */
export const useContentEvents = (host: HTMLElement, { onClose, onSignUp }: ContentEventHandlers): void => {
  useEventListener(host, 'az-success', onSignUp);
  // The page may send its form by a script, and cancels the event then. A block that sends its form cancels the event, too, and
  // reports its own success.
  useEventListener(host, 'submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented || !(target as Element).closest(blockFormSelector)) onSignUp();
  });
  // After the page's own listeners: a button whose event is cancelled does not count.
  useEventListener(host, 'az-click', ({ defaultPrevented }) => {
    if (!defaultPrevented) onSignUp();
  });
  useEventListener(host, 'click', ({ target }) => {
    const control = (target as Element).closest(`${closeSelector}, ${buttonSelector}`);
    if (control?.matches(closeSelector)) onClose();
    // The block's own button is in the shadow root, and the button of a form waits for the form.
    else if (control && !control.closest('form, az-button')) onSignUp();
  });
};

/** The text of the content's first heading; '' without one. */
export const readHeading = (host: Element): string =>
  host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() ?? '';
