import type { CSSProperties } from 'react';
import type { InferOutput } from 'valibot';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { isPlainClick } from '../../src/core/util/modifier-keys';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useSlottedEvent } from '../../src/hooks/use-event-listener';
import type { messages } from './messages/es-419';
import { openPanel, preloadPanel } from './open-panel';
import type { schema } from './schema';
import { useCartCount } from './use-cart-count';

type CartIndicatorProps = BlockProps<InferOutput<typeof schema>, typeof messages>;

const maxCount = 100;

const icons = {
  bag: 'M5 8h14l1 12.5H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  cart: 'M2 4h3l2.5 11.5h11l2.5-8H6M9 20h1m7 0h1',
};

const messageFor = (count: number): keyof typeof messages => {
  if (count > maxCount) return 'many';
  if (count > 1) return 'some';
  return count ? 'one' : 'empty';
};

/**
 * The text that content.css adds to the accessible name of the page's own link, as a custom property. The link inherits it from
 * its slot, so that the block writes nothing on the link: a framework may still have to hydrate it.
 */
const nameEnd = (countText: string) =>
  ({ '--az-_name-end': JSON.stringify(`, ${countText}`) }) as CSSProperties;

/** The number of items in the cart, on a link to the cart. */
export const CartIndicator = ({ settings, content, host, text }: CartIndicatorProps) => {
  const { icon, href, hideWhenEmpty, opensPanel } = settings;
  const count = useCartCount();
  const countText = text(messageFor(count), { count });
  const label = settings.label || text('label');
  const isHidden = hideWhenEmpty && !count;
  useCustomState(host, 'empty', count === 0);

  const preload = (): void => {
    if (opensPanel) preloadPanel();
  };
  useSlottedEvent(host, 'pointerover', preload);
  useSlottedEvent(host, 'focusin', preload);
  // The block's own link is handled here, too.
  useSlottedEvent(host, 'click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    if (!emit(host, 'az-open', { cancelable: true })) event.preventDefault();
    else if (opensPanel) {
      event.preventDefault();
      openPanel().catch(() => location.assign(link.href));
    }
  });

  return (
    <>
      <div part="body" className={`az-body ${icon}`} hidden={isHidden}>
        {icon !== 'none' && (
          <svg part="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[icon]} />
          </svg>
        )}
        {content.length ? (
          <slot style={count ? nameEnd(countText) : undefined} />
        ) : (
          <a part="link" href={href} aria-label={count ? `${label}, ${countText}` : undefined}>
            {label}
          </a>
        )}
        {count > 0 && (
          <span part="count" aria-hidden="true">
            {count > maxCount ? `${maxCount}+` : count}
          </span>
        )}
      </div>
      {/* `said` is the former name of the part `status`. */}
      <span part="status said" role="status">
        {!isHidden && countText}
      </span>
    </>
  );
};
