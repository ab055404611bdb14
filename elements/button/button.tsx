import { useLayoutEffect } from 'react';
import { emit } from '../../src/block/emit';
import type { BlockHost } from '../../src/block/host';
import type { BlockProps } from '../../src/block/root';
import { safeUrl } from '../../src/util/safe-url';
import { type ButtonFacts, factsOf, lookOf, type Settings } from './facts';
import type { messages } from './messages/es-419';

interface ButtonHost extends BlockHost {
  /** For who counts what is shown and clicked (src/tracking). */
  buttonFacts?: ButtonFacts;
}

/** A link that looks as what it is for: the page's own, in its slot, or one made from the settings. */
export const Button = ({ settings, content, host, text }: BlockProps<Settings, typeof messages>) => {
  const buttonText = settings.buttonText || text('more');
  const look = lookOf({ ...settings, buttonText }, host);
  const { newWindow, alignment, size, variant } = look;

  useLayoutEffect(() => {
    const facts = () => factsOf(lookOf({ ...settings, buttonText }, host), host);
    (host as ButtonHost).buttonFacts = facts();
    const tell = (event: MouseEvent): void => {
      const isOnControl = event.composedPath().some((target) => (target as Element).matches?.('a, button'));
      // The right button opens a menu; the middle one, a window.
      if (!isOnControl || event.button > 1) return;
      const detail = facts();
      (host as ButtonHost).buttonFacts = detail;
      if (!emit(host, 'az-click', { detail, cancelable: true })) event.preventDefault();
    };
    host.addEventListener('click', tell);
    host.addEventListener('auxclick', tell);
    return () => {
      host.removeEventListener('click', tell);
      host.removeEventListener('auxclick', tell);
    };
  }, [settings, buttonText, host]);

  const href = safeUrl(look.clickthroughUrl);
  const target = newWindow ? '_blank' : undefined;
  // Prefixed: the page's own content takes these styles too.
  const names = ['frame', variant, size, alignment].map((name) => `az-${name}`);
  return (
    <div part="frame" className={names.join(' ')}>
      {content.length ? (
        <slot />
      ) : href ? (
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
      )}
    </div>
  );
};
