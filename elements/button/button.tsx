import { useLayoutEffect } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import type { TrackedButton } from '../../src/features/tracking/collectors/button-render';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import { type PreparedButton, readButtonDetails } from './button-details';
import type { messages } from './messages/es-419';
import type { ButtonSettings } from './schema';

interface ButtonHost extends BlockHost {
  /** Read by src/features/tracking. */
  buttonDetails?: TrackedButton;
}

const middleButton = 1;

/** A link that looks like a button: the page's own in the slot, or one made from the settings. */
export const Button = ({
  content,
  host,
  text,
  prepared: { settings, hasOwnControl },
}: BlockProps<ButtonSettings, typeof messages, PreparedButton>) => {
  const { newWindow, alignment, size, variant, clickthroughUrl: href } = settings;
  const buttonText = settings.buttonText || text('more');

  const updateDetails = (): TrackedButton => {
    // Read again: the page may have changed its own link since the latest render.
    const details = readButtonDetails({ ...settings, buttonText }, host);
    (host as ButtonHost).buttonDetails = details;
    return details;
  };
  // In a layout effect, so that the details are there at `az-ready`, when visit analytics read them.
  useLayoutEffect(() => {
    updateDetails();
  });

  const onClick = (event: MouseEvent): void => {
    const isOnControl = event.composedPath().some((target) => (target as Element).matches?.('a, button'));
    // A click with the middle button opens the link, too; a click with the right button only opens a menu.
    if (!isOnControl || event.button > middleButton) return;
    if (!emit(host, 'az-click', { detail: updateDetails(), cancelable: true })) event.preventDefault();
  };
  useSlottedEvent(host, 'click', onClick);
  useSlottedEvent(host, 'auxclick', onClick);

  const target = newWindow ? '_blank' : undefined;
  // Prefixed, because the classes also style the page's own content.
  const classNames = ['frame', variant, size, alignment].map((name) => `az-${name}`);
  const renderedButton = href ? (
    <a
      part="button"
      href={href}
      target={target}
      rel={target && 'noopener'}
      aria-description={target && text('newWindow')}
    >
      {buttonText}
    </a>
  ) : (
    <button part="button" type="button">
      {buttonText}
    </button>
  );
  // Content without a text is a picture, or something that the block does not know.
  const showsContent = hasOwnControl || (content.length > 0 && !href && !settings.buttonText);
  return (
    <div part="frame" className={classNames.join(' ')}>
      {showsContent ? <slot /> : renderedButton}
    </div>
  );
};
